import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { overviewText } from '../../frontend/src/text/overview.ts';
import { paths as built } from '../../infra/build/paths.ts';
import { test } from '../support/browser.ts';

/** Holds back what the shell loads by itself when a list has been shown for a while. */
function holdUnasked(): void {
  const { setTimeout: start } = window;
  const held: { run: () => void; ms: number }[] = [];
  Object.assign(window, {
    // The first of those that run after a second; the outbox, which is the next, shares files with panels.
    loadMessages: () => held.find(({ ms }) => ms === 1_000)!.run(),
    setTimeout: (run: () => void, ms = 0) => (ms < 1_000 ? start(run, ms) : held.push({ run, ms })),
  });
}

/** Reads the page anew. @returns its JavaScript files so far */
async function readAnew(page: Page): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.addInitScript(holdUnasked);
  await page.reload();
  return files;
}

const textOf = (file: string) => readFileSync(join(built.builtSite, file));
const kBOf = (files: ReadonlySet<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0) / 1_000;

test('the login page loads at most 145 kB of JavaScript, all at once with what the document names', async ({
  openPage,
}) => {
  const page = await openPage();
  const loaded = await readAnew(page);
  await page.getByRole('button', { name: 'Logga in', exact: true }).waitFor();
  expect(kBOf(loaded)).toBeGreaterThan(100);
  expect(kBOf(loaded)).toBeLessThan(145);
  const document = textOf('index.html').toString();
  expect([...loaded].filter((file) => !document.includes(file))).toEqual([]);
});

test('the first list loads at most 215 kB of JavaScript, and the first panel at most 80 kB', async ({ openPage }) => {
  const page = await openPage({ as: 'Staff', path: paths.projects });
  const loaded = await readAnew(page);
  await page.locator('tbody tr a, tbody tr button').first().waitFor();
  const list = kBOf(loaded);
  expect(list).toBeGreaterThan(150);
  expect(list).toBeLessThan(215);

  // Dialogs and toasts, which load before a panel is opened.
  await page.evaluate(() => (window as unknown as { loadMessages: () => void }).loadMessages());
  await expect.poll(() => kBOf(loaded)).toBeGreaterThan(list + 28);
  const idle = kBOf(loaded);
  await page
    .locator('tbody tr')
    .first()
    .getByRole('link', { name: /^Ändra / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Spara' }).waitFor();
  expect(kBOf(loaded) - idle).toBeLessThan(80);
});

test('the charts of Översikt load there alone, with all else of the page at most 90 kB', async ({ openPage }) => {
  const page = await openPage({ as: 'SuperAdmin', path: paths.projects });
  const loaded = await readAnew(page);
  await page.locator('tbody tr a, tbody tr button').first().waitFor();
  const list = kBOf(loaded);
  await page.evaluate(() => (window as unknown as { loadMessages: () => void }).loadMessages());
  await expect.poll(() => kBOf(loaded)).toBeGreaterThan(list + 28);
  const before = new Set(loaded);
  await page.getByRole('link', { name: overviewText.title }).click();
  await page.getByRole('region', { name: overviewText.invoiced }).locator('svg').first().waitFor();
  const charts = new Set([...loaded].filter((file) => !before.has(file)));
  expect(kBOf(charts)).toBeGreaterThan(5);
  expect(kBOf(charts)).toBeLessThan(90);
});

/** True when a file has been fetched, by the start of its name. */
const hasFetched = (page: Page, name: string) =>
  page.evaluate(
    (start) => performance.getEntriesByType('resource').some((one) => one.name.includes(`/assets/${start}-`)),
    name,
  );

test('what the rows of lists open is fetched before anyone opens it, unless the browser saves data', async ({
  openPage,
}) => {
  const [usual, saving] = await Promise.all(
    [false, true].map((savesData) => openPage({ as: 'Staff', path: paths.projects, savesData })),
  );
  await expect.poll(() => hasFetched(usual!, 'customer-details-page')).toBe(true);
  // What is loaded by itself after that.
  await expect.poll(() => hasFetched(saving!, 'follow-versions')).toBe(true);
  expect(await hasFetched(saving!, 'customer-details-page')).toBe(false);
});
