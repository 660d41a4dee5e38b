import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { newContext, startBrowser } from '../../support/chromium.ts';
import { quantile } from '../figures.ts';

/** The time that a person takes before opening a row; what the page fetches meanwhile is there. */
const lookedAtMs = 2_000;

/** What a person waits for: median milliseconds of log-ins in new contexts, without cache, in one browser. */
export async function benchBrowser(url: string, turns: number): Promise<Record<string, number>> {
  const browser = await startBrowser();
  const times: Record<string, number[]> = { 'log-in page, cold': [], 'log-in to main page': [], 'first panel': [] };
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    times[name]!.push(performance.now() - start);
  };
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      const context = await newContext(browser, { url });
      const page = await context.newPage();
      await timed('log-in page, cold', async () => {
        await page.goto('/');
        await submit(page).waitFor();
      });
      const { initials, pin } = localUsers[0]!;
      await page.getByLabel('Initialer').pressSequentially(initials);
      await page.getByLabel('PIN', { exact: true }).pressSequentially(pin);
      const row = page.locator('main tbody tr').first();
      await timed('log-in to main page', async () => {
        await submit(page).click();
        await row.waitFor();
      });
      await wait(lookedAtMs);
      await timed('first panel', async () => {
        await row.click();
        await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, quantile(all, 0.5)]));
}

const submit = (page: Page) => page.locator('button[type=submit]');
