import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { axeFindings } from './axe.ts';
import { type Look, newContext, startBrowser } from './chromium.ts';
import { allowErrors, collectErrors } from './page-errors.ts';
import { sessionOf } from './session.ts';
import { testStack } from './test-stack.ts';
import type { Role } from '../../shared/codes/roles.ts';

type Opening = Look & {
  /** Whose session the page has; nobody's when left out. */
  as?: Role;
  /** From `paths` of the front end; the login when left out. */
  path?: string;
  /** Of a stack of its own; that of all tests when left out. */
  url?: string;
  /** Errors in the console that are expected from the start. */
  allow?: RegExp[];
};

/** Where screenshots go; none are taken when it is not set. */
const screenshotFolder = process.env['SCREENSHOT_FOLDER'];

/**
 * A test in a browser. `openPage` opens a page in a browser of its own, signed in as one of the local users; an error in
 * its console that `allowErrors` does not name fails the test.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern what the fixture needs
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await startBrowser();
    onCleanup(() => browser.close());
    return browser;
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
      // Shorter than a test's, so that it is told which element was not there.
      context.setDefaultTimeout(120_000);
      errors.push(collectErrors(context));
      const page = await context.newPage();
      pages.push(page);
      allowErrors(page, ...allow);
      await page.goto(start);
      return page;
    };
  });

/** Fails with what axe finds wrong on the page as it stands. */
export async function expectAxeClean(page: Page): Promise<void> {
  // Pages come as chunks of their own: before the heading is there, there is no page to judge.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([]);
}

/** Saves what the page looks like as `{name}.png` in SCREENSHOT_FOLDER. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!screenshotFolder) return;
  await mkdir(screenshotFolder, { recursive: true });
  await page.screenshot({ path: path.join(screenshotFolder, `${name.replace(/[^\p{L}\d]+/gu, '-')}.png`) });
}
