import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect, test as base } from 'vitest';
import { tests } from '../../shared/lib/deadlines.ts';
import { axeFindings } from './axe.ts';
import { type Look, newContext, startBrowser } from './chromium.ts';
import { allowErrors, collectErrors } from './page-errors.ts';
import { type Who, sessionOf } from './session.ts';
import { testStack } from './test-stack.ts';

type Opening = Look & {
  /** The role or user to sign in as; signed out by default. */
  as?: Who;
  path?: string;
  url?: string;
  /** Console errors that are expected from the start. */
  allow?: RegExp[];
};

const screenshotFolder = process.env['SCREENSHOT_FOLDER'];

/** One for all files of a process, each of which has modules of its own (`fresh-file.ts`). */
const key = Symbol.for('klang.browser');
const kept = globalThis as { [key]?: Promise<Browser> };

/**
 * A browser test. `openPage` opens a page in a new context, signed in as one of the local users; a console error that
 * `allowErrors` does not match fails the test.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern what the fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    if (!kept[key]) {
      const starting = (kept[key] = startBrowser());
      onCleanup(async () => (await starting).close());
    }
    return kept[key];
  })
  .extend('openPage', async ({ browser, task }, { onCleanup }) => {
    const ofAll = testStack().url;
    const pages: Page[] = [];
    const errors: string[][] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail')
        await Promise.all(pages.map((page) => screenshot(page, `failed ${task.name}`)));
      await Promise.all(pages.map((page) => page.context().close()));
      expect(errors.flat(), 'errors in the console').toEqual([]);
    });
    return async ({ as, path: start = '/', url = ofAll, allow = [], ...look }: Opening = {}): Promise<Page> => {
      const session = as && (await sessionOf(url, as));
      const context = await newContext(browser, { url, session, ...look });
      // Shorter than a test's timeout, so that the missing element is reported.
      context.setDefaultTimeout(tests.action);
      errors.push(collectErrors(context));
      const page = await context.newPage();
      pages.push(page);
      allowErrors(page, ...allow);
      await page.goto(start);
      return page;
    };
  });

export async function expectAxeClean(page: Page): Promise<void> {
  // Pages are lazy chunks: before the heading there is nothing to check.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([]);
}

export async function screenshot(page: Page, name: string): Promise<void> {
  if (!screenshotFolder) return;
  await mkdir(screenshotFolder, { recursive: true });
  await page.screenshot({ path: path.join(screenshotFolder, `${name.replace(/[^\p{L}\d]+/gu, '-')}.png`) });
}
