import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import { paths } from '../../infra/build/paths.ts';
import { newContext } from '../support/chromium.ts';
import { sessionOf } from '../support/session.ts';
import { inBrowser, onStack, print } from './runner.ts';

/** Measures the JavaScript and CSS that a browser loads for the login page, and additionally for the first list. */
export const benchSite = () =>
  onStack({ seed: 'demo' }, ({ url }) =>
    inBrowser(async (browser) => {
      const visitor = await newContext(browser, { url });
      const staff = await newContext(browser, { url, session: await sessionOf(url, 'Staff') });
      print('Site: JavaScript and CSS loaded, gzip', [
        await load('login', visitor, `${url}/`, 'button[type=submit]'),
        await load('first list', staff, `${url}/home/project-owner`, 'tbody tr'),
      ]);
    }),
  );

async function load(screen: string, context: BrowserContext, address: string, ready: string) {
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(paths.builtSite, file)), { level: 9 }).length);
  return { screen, files: files.size, kB: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}
