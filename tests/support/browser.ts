import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect, test as base } from 'vitest';
import { tests } from '../../shared/lib/deadlines.ts';
import { axeFindings } from './axe.ts';
import { type Look, giveSession, newContext, startBrowser } from './chromium.ts';
import { allowErrors, collectErrors } from './page-errors.ts';
import { type Person, sessionOf } from './session.ts';
import { testStack } from './test-stack.ts';

type BrowserOptions = Look & {
  /** The role or user to sign in as; signed out by default. */
  as?: Person;
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
    const answers = new WeakMap<Page, string[]>();
    onCleanup(async () => {
      if (task.result?.state === 'fail') {
        for (const page of pages) {
          await screenshot(page, `failed ${task.name}`);
          console.log(await shownBy(page, answers));
        }
      }
      await Promise.all(pages.map((page) => page.context().close()));
      expect(errors.flat(), 'errors in the console').toEqual([]);
    });
    return async ({ as, path: start = '/', url = ofAll, allow = [], ...look }: BrowserOptions = {}): Promise<Page> => {
      const session = as && (await sessionOf(url, as));
      // The hundred files that are fetched ahead take more of the processor than all else of a page.
      const context = await newContext(browser, { url, savesData: !look.hasServiceWorker, ...look });
      // Shorter than a test's timeout, so that the missing element is reported.
      context.setDefaultTimeout(tests.action);
      errors.push(collectErrors(context));
      const page = await context.newPage();
      pages.push(page);
      answers.set(page, collectAnswers(page));
      allowErrors(page, ...allow);
      const given = await giveSession(page, { url, session });
      await page.goto(start);
      // Whoever logs out stays so. A page that is elsewhere has yet to be signed in.
      if (page.url().startsWith(url)) await given?.dispose();
      return page;
    };
  });

/** What a failed test's page showed at its end, and the last answers that it got. */
async function shownBy(page: Page, answers: WeakMap<Page, string[]>): Promise<string> {
  const text = await page
    .locator('body')
    .innerText()
    .catch((error: unknown) => String(error));
  return [`At the end, ${page.url()} showed:`, text.slice(0, 3_000), ...(answers.get(page) ?? []).slice(-15)].join(
    '\n',
  );
}

function collectAnswers(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/assets/'))
      answers.push(`${response.status()} ${response.request().method()} ${pathname}${search}`);
  });
  return answers;
}

/** The screens whose contrast this file has checked: each file has modules of its own. */
const contrasting = new Set<string>();

/** Contrast is half of axe's time: it is checked once for each screen in a file. */
export async function expectAxeClean(page: Page): Promise<void> {
  // Pages are lazy chunks: before the heading there is nothing to check.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const screen = new URL(page.url()).pathname.replaceAll(/\d+/g, '0');
  const contrast = !contrasting.has(screen);
  contrasting.add(screen);
  expect(await axeFindings(page, { contrast }), `axe on ${page.url()}`).toEqual([]);
}

export async function screenshot(page: Page, name: string): Promise<void> {
  if (!screenshotFolder) return;
  await mkdir(screenshotFolder, { recursive: true });
  await page.screenshot({ path: path.join(screenshotFolder, `${name.replace(/[^\p{L}\d]+/gu, '-')}.png`) });
}
