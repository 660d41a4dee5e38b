import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
import { Api } from '../support/api.ts';
import { axeFindings } from '../support/axe.ts';
import { type ScreenSize, newContext, screenSizes, startBrowser } from '../support/chromium.ts';
import { collectErrors } from '../support/page-errors.ts';
import { sessionOf } from '../support/session.ts';
import { sampleRecords } from './sample-records.ts';
import { readmeViews } from './readme-views.ts';
import { type View, allViews } from './views.ts';

const usage = 'npm run screenshots -- FOLDER [--url http://localhost:3000] [--readme | --only TEXT…]';

const { values, positionals } = parseArgs({
  options: {
    url: { type: 'string' },
    readme: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [''] },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error(usage);
await mkdir(folder, { recursive: true });

const stack = values.url === undefined ? await startDemo() : undefined;
const url = values.url ?? stack?.url ?? '';
const browser = await startBrowser();
try {
  await (values.readme ? photographForReadme() : photographAll());
} finally {
  await browser.close();
  await stack?.close();
}

async function photographForReadme(): Promise<void> {
  const session = await sessionOf(url, 'Staff');
  for (const { name, path: address, size } of await readmeViews(new Api(url, session.token))) {
    const context = await newContext(browser, { url, session, size });
    const errors = collectErrors(context);
    const page = await context.newPage();
    await page.goto(address);
    await settle(page);
    await page.getByRole('note').first().waitFor({ state: 'detached' });
    await page.screenshot({ path: path.join(folder!, `${name}.png`) });
    await context.close();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  }
}

async function photographAll(): Promise<void> {
  const session = await sessionOf(url, 'Developer');
  const views = allViews(await sampleRecords(new Api(url, session.token))).filter(({ name }) =>
    values.only.some((text) => name.includes(text)),
  );
  if (views.length === 0) throw new Error(`No view is named ${values.only.join(' or ')}.`);
  const faults: string[] = [];
  for (const size of Object.keys(screenSizes) as ScreenSize[]) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const isPublic of [true, false]) {
        const look = { url, size, scheme, ...(!isPublic && { session }) };
        const ofKind = views.filter((view) => view.isPublic === isPublic);
        faults.push(...(await photograph(browser, look, ofKind)));
      }
    }
  }
  for (const fault of faults) console.error(fault);
  console.log(`${views.length} views in ${path.resolve(folder!)}, ${faults.length} faults.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function startDemo() {
  await buildAll();
  await synthesize();
  return startLocalStack({ seed: 'demo', schedules: false, linksFortnox: true });
}

/** Saves a screenshot of each view. @returns console errors and axe findings */
async function photograph(from: Browser, look: Parameters<typeof newContext>[1], views: View[]): Promise<string[]> {
  const context = await newContext(from, look);
  const errors = collectErrors(context);
  const page = await context.newPage();
  const findings: string[] = [];
  for (const { name, path: address } of views) {
    const file = `${name.replace(/\W+/g, '-').replace(/^-|-$/g, '')}-${look.size}-${look.scheme}`;
    await page.goto(address);
    await settle(page);
    await page.screenshot({ path: path.join(folder!, `${file}.png`) });
    findings.push(...(await axeFindings(page)).map((finding) => `${file}: ${finding}`));
  }
  await context.close();
  return [...errors, ...findings];
}

/** Waits until everything is loaded and rendered. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
