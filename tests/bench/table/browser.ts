import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { screens } from '../../../frontend/src/navigation/screens.ts';
import { menuText } from '../../../frontend/src/text/shell.ts';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { newContext } from '../../support/chromium.ts';
import { inBrowser, median } from '../runner.ts';

/** The time that a person takes before opening a row. */
const lookedAtMs = 2_000;

/** A person who types fast; what the page fetches meanwhile is there. */
const typing = { delay: 100 };

const button = 'button[type=submit]';
const row = 'main tbody tr[data-index]';
/** A list whose rows open a form, where those of the main page open a page. */
const { label: listOfForms, path: pathOfForms } = screens.homeWorkOrders;
const field = '[role=dialog] input';

/** What a person waits for: median milliseconds of log-ins in new contexts, without cache, in one browser. */
export const benchBrowser = (url: string, rounds: number) =>
  inBrowser(async (browser) => {
    const times: Record<string, number[]> = { 'log-in page, cold': [], 'log-in to main page': [], 'first panel': [] };
    for (let round = 0; round < rounds; round += 1) {
      const context = await newContext(browser, { url });
      const page = await context.newPage();
      await page.addInitScript(startClock, { shows: button });
      await page.goto('/');
      times['log-in page, cold']!.push(await readClock(page));
      const { initials, pin } = localUsers[0]!;
      await page.getByLabel('Initialer').pressSequentially(initials, typing);
      await page.getByLabel('PIN', { exact: true }).pressSequentially(pin, typing);
      await page.evaluate(startClock, { from: 'click', shows: row });
      await page.locator(button).click();
      times['log-in to main page']!.push(await readClock(page));
      await page.getByRole('button', { name: menuText.home, exact: true }).click();
      await page.getByRole('menuitem', { name: listOfForms, exact: true }).click();
      await page.waitForURL((address) => address.pathname === pathOfForms);
      await page.locator(row).first().waitFor();
      await wait(lookedAtMs);
      await page.evaluate(startClock, { from: 'click', shows: field });
      await page.locator(row).first().click();
      times['first panel']!.push(await readClock(page));
      await context.close();
    }
    return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
  });

/**
 * By the page's own clock, from the navigation or an event until what is awaited has been painted. Playwright looks
 * every half second in the end.
 */
function startClock({ from, shows }: { from?: string; shows: string }): void {
  const shown = (start: number) =>
    new Promise<number>((resolve, reject) => {
      const look = () => {
        const isShown = document.querySelector(shows)?.checkVisibility() ?? false;
        if (performance.now() - start > 20_000) reject(new Error(`${shows} is not shown.`));
        else requestAnimationFrame(isShown ? () => setTimeout(() => resolve(performance.now() - start)) : look);
      };
      look();
    });
  const begun = new Promise<number>((resolve) => {
    if (from === undefined) resolve(0);
    else addEventListener(from, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  Object.assign(window, { clock: begun.then(shown) });
}

const readClock = (page: Page) => page.evaluate(() => (window as unknown as { clock: Promise<number> }).clock);
