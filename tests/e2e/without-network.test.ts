import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { networkText } from '../../frontend/src/text/network.ts';
import { markedText } from '../../frontend/src/text/marked.ts';
import { selectionText } from '../../frontend/src/text/selection.ts';
import { getCustomer } from '../../shared/contract/customers.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

/** The browser's messages about failed requests. */
const cutOff = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Ingen kontakt med servern/, /Testkoppling/];

async function hasFetched(page: Page, ...parts: string[]): Promise<void> {
  await page.waitForFunction(
    (names) => names.every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))),
    parts,
  );
}

/** The code that reports failures is prefetched shortly after the first page, so that it is available offline. */
const canTell = (page: Page) => hasFetched(page, '/dialog-', '/start-outbox-', '/browser-outbox-');

/** @returns whether the page is still the one it was */
async function notReloaded(page: Page): Promise<() => Promise<boolean>> {
  const openedAt = () => page.evaluate(() => performance.timeOrigin);
  const before = await openedAt();
  return async () => (await openedAt()) === before;
}

const markedBar = (page: Page) => page.getByRole('toolbar', { name: selectionText.bar });

const noNetwork = (page: Page) => page.getByText('Ingen kontakt med nätverket.', { exact: false });

describe('a network that breaks', () => {
  test('is reported, and lets a save wait until it is back', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.customers, panels.customer(customer.customerId)),
      allow: cutOff,
    });
    const isSame = await notReloaded(page);
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    const field = panel.getByRole('textbox', { name: 'Fakturamärkning' });
    await field.click();
    await field.pressSequentially('Skrivet i källaren');
    await canTell(page);
    await page.context().setOffline(true);
    const isKept = said(page, 'Sparat i utkorgen. Det skickas när nätverket är tillbaka.').waitFor();
    await page.keyboard.press('Control+s');
    await isKept;
    await noNetwork(page).waitFor();
    await panel.waitFor({ state: 'detached' });
    await page.getByText('1 ändring väntar på nätverket').waitFor();
    await page.getByRole('button', { name: /^Fortnox\. Ingen kontakt med nätverket/, includeHidden: true }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Utan nätverk');

    await page.context().setOffline(false);
    await noNetwork(page).waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Utkorg' }).waitFor({ state: 'detached' });
    expect(await isSame()).toBe(true);
    const saved = await staff.result(getCustomer, { params: customer });
    expect(saved.costCenter).toBe('Skrivet i källaren');
  });

  test.runIf(inAll)(
    'is told in a strip with room of its own, which can be closed and opened again',
    async ({ openPage }) => {
      const { customerId } = await makeCustomer(staff);
      const path = overList(paths.customers, panels.customer(customerId));
      for (const size of ['desktop', 'phone'] as const) {
        const page = await openPage({ as: 'Staff', path, size, allow: cutOff });
        const strip = page.locator('[data-status="network"]');
        const panel = page.getByRole('dialog', { name: 'Redigera kund' });
        await panel.getByRole('textbox', { name: 'Namn' }).waitFor();
        await canTell(page);
        await page.context().setOffline(true);
        await strip.waitFor();
        const tops = () =>
          page.evaluate(() => {
            const below = [...document.querySelectorAll('#root header, main, [role="dialog"]')];
            return below.map((one) => Math.round(one.getBoundingClientRect().top));
          });
        const bottom = async () => Math.round((await strip.boundingBox())!.y + (await strip.boundingBox())!.height);
        await expect.poll(async () => Math.min(...(await tops())) - (await bottom())).toBe(0);
        expect((await strip.boundingBox())!.height).toBeLessThan(48);
        await expectAxeClean(page);
        await screenshot(page, `Utan nätverk, remsan ${size}`);
        await page.getByRole('button', { name: networkText.hide }).click();
        await strip.waitFor({ state: 'hidden' });
        await expect.poll(async () => Math.min(...(await tops()))).toBe(0);
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
        await page.getByRole('button', { name: `Fortnox. ${networkText.gone}` }).click();
        await strip.waitFor();
        await screenshot(page, `Utan nätverk, listan ${size}`);
        await page.context().setOffline(false);
        await strip.waitFor({ state: 'detached' });
      }
    },
  );

  test.runIf(inAll)('does not reload the page for parts that it fetches by itself', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: 'about:blank', allow: cutOff });
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    // None of them is on its way when the network breaks: one that has failed is fetched by a reload alone.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto(paths.customers);
    const isShown = async (what: Locator) => {
      await page.clock.runFor(10);
      return what.isVisible();
    };
    await expect.poll(() => isShown(page.getByRole('table'))).toBe(true);
    await page.evaluate(() => (document.body.dataset['is'] = 'the same'));
    await page.context().setOffline(true);
    await expect.poll(() => isShown(noNetwork(page))).toBe(true);
    // Longer than until the last of them.
    await page.clock.runFor(10_000);
    await page.context().setOffline(false);
    await page.clock.resume();
    for (const part of ['/dialog-', '/start-outbox-', '/follow-versions-', '/selection-bar-']) {
      await expect.poll(() => fetched.some((url) => url.includes(part)), { message: part }).toBe(true);
    }
    expect(await page.locator('body').getAttribute('data-is')).toBe('the same');
  });

  test.runIf(inAll)(
    'keeps the page when a part of it cannot be fetched, and shows that part when it is back',
    async ({ openPage }) => {
      const page = await openPage({ as: 'Staff', path: paths.customers, allow: cutOff });
      await page.getByRole('table').waitFor();
      await page.context().setOffline(true);
      await page.keyboard.press('n');
      await noNetwork(page).waitFor();
      await page.getByRole('table').waitFor();
      await page.context().setOffline(false);
      const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
      await panel.getByRole('textbox', { name: 'Namn' }).waitFor();
    },
  );

  test.runIf(inAll)('keeps unsaved text, and says that a part could not be fetched', async ({ openPage }) => {
    const path = overList(paths.customers, panels.customer());
    const page = await openPage({ as: 'Staff', path, allow: cutOff });
    const name = page.getByRole('dialog', { name: 'Lägg till ny kund' }).getByRole('textbox', { name: 'Namn' }).first();
    await name.click();
    await name.pressSequentially('Halvskriven AB');
    const isSame = await notReloaded(page);
    await page.context().setOffline(true);
    await page.keyboard.press('Control+k');
    await noNetwork(page).waitFor();
    await page.context().setOffline(false);
    await page.getByText('En del av sidan kunde inte hämtas.', { exact: false }).waitFor();
    expect(await page.getByText('Ny version finns', { exact: false }).count()).toBe(0);
    expect(await isSame()).toBe(true);
    await expectAxeClean(page);
    await screenshot(page, 'En del kunde inte hämtas');
    await page.getByRole('button', { name: 'Läs in igen' }).click();
    await expect.poll(isSame).toBe(false);
    await expect.poll(() => name.inputValue()).toBe('Halvskriven AB');
  });

  test.runIf(inAll)('leaves the bar of marked rows, which was fetched with the panels', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers, allow: cutOff });
    await page.getByRole('table').waitFor();
    await hasFetched(page, '/selection-bar-');
    await page.context().setOffline(true);
    await page.getByRole('checkbox').nth(1).check();
    await markedBar(page).getByText('1 markerad', { exact: true }).waitFor();
    await markedBar(page).getByRole('button', { name: selectionText.export }).waitFor();
    await page.context().setOffline(false);
  });

  test.runIf(inAll)('is what the bar of marked rows waits for, which it says in words', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers, allow: cutOff });
    const { promise: isBack, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/selection-bar-*.js', async (route) => {
      await isBack;
      await route.fallback();
    });
    await page.reload();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByText('1 markerad', { exact: true }).waitFor();
    expect(await page.getByText(markedText.notWithoutNetwork).count()).toBe(0);
    await page.context().setOffline(true);
    await page.getByText(markedText.notWithoutNetwork).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Markerad rad utan nätverk');
    // Whether the held request outlives the cut is up to the browser.
    letThrough();
  });

  test.runIf(inAll)(
    'lets a list that was read be read on, and says of another that it could not be fetched',
    async ({ openPage }) => {
      const customer = await makeCustomer(staff);
      const page = await openPage({ as: 'Staff', path: `${paths.customers}?name=${customer.name}`, allow: cutOff });
      await page.getByRole('link', { name: customer.name, exact: true }).waitFor();
      await page.context().setOffline(true);
      const field = page.getByRole('searchbox', { name: 'Kund', exact: true });
      await field.click();
      await page.keyboard.press('End');
      await page.keyboard.type(' finns inte');
      const retry = page.getByRole('button', { name: 'Försök igen' });
      await retry.waitFor();
      for (const _ of ' finns inte') await page.keyboard.press('Backspace');
      await page.getByRole('link', { name: customer.name, exact: true }).waitFor();
      await page.keyboard.type(' finns inte');
      await retry.waitFor();
      // The failed request is retried automatically.
      await page.context().setOffline(false);
      await page.getByText('Inga träffar', { exact: true }).waitFor();
    },
  );
});

describe('a deployment that removes the files of an open page', () => {
  const isPart = /\/assets\/customer-panel-.*\.js/;

  test.runIf(inAll)('reloads the page once if nothing is typed', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers, allow: [/404/, /Failed to fetch/] });
    await page.getByRole('table').waitFor();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(isPart, (route) => route.fulfill({ status: 404 }));
    await page.keyboard.press('n');
    // A second failure is not a deployment: it is reported instead of reloading forever.
    await page.getByRole('heading', { name: 'Sidan gick inte att visa' }).waitFor();
    expect(loads).toBe(1);
  });

  test.runIf(inAll)('keeps unsaved text and says that there is a new version', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer()), allow: [/404/] });
    const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
    const name = panel.getByRole('textbox', { name: 'Namn' }).first();
    await name.click();
    await name.pressSequentially('Halvskriven AB');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/palette-*.js', (route) => route.fulfill({ status: 404 }));
    await page.keyboard.press('Control+k');
    await page.getByText('Ny version finns.', { exact: false }).waitFor();
    expect(loads).toBe(0);
    expect(await name.inputValue()).toBe('Halvskriven AB');
    await screenshot(page, 'Ny version');
    await page.unroute('**/assets/palette-*.js');
    await page.getByRole('button', { name: 'Läs in igen' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect.poll(() => name.inputValue()).toBe('Halvskriven AB');
  });
});
