import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { paths } from '../../infra/build/paths.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
import { newContext, startBrowser } from '../support/chromium.ts';
import { sessionOf } from '../support/session.ts';

export type SiteFigures = { screen: string; scripts: number; gzipBytes: number };

/** Measures the JavaScript and CSS that a browser loads for the login page, and additionally for the first list. */
export async function benchSite(): Promise<SiteFigures[]> {
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ seed: 'demo', schedules: false });
  const browser = await startBrowser();
  try {
    const { url } = stack;
    const visitor = await newContext(browser, { url });
    const staff = await newContext(browser, { url, session: await sessionOf(url, 'Staff') });
    return [
      await load('login', visitor, `${url}/`, 'button[type=submit]'),
      await load('first list', staff, `${url}/home/project-owner`, 'tbody tr'),
    ];
  } finally {
    await browser.close();
    await stack.close();
  }
}

async function load(screen: string, context: BrowserContext, address: string, ready: string): Promise<SiteFigures> {
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
  return { screen, scripts: files.size, gzipBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

export function printSite(figures: SiteFigures[]): void {
  console.log('\nSite: JavaScript and CSS loaded, gzip');
  console.table(
    figures.map(({ screen, scripts, gzipBytes }) => ({ screen, files: scripts, kB: Math.round(gzipBytes / 100) / 10 })),
  );
}
