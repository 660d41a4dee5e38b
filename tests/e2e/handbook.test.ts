import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { customersText } from '../../frontend/src/text/customers.ts';
import { handbookText } from '../../frontend/src/text/handbook.ts';
import { howItWorks } from '../../frontend/src/text/how-it-works.ts';
import { shortcutsText } from '../../frontend/src/text/shortcuts.ts';
import { titles } from '../../frontend/src/navigation/titles.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer } from '../support/builders.ts';
import { cut, cutOff, isKept } from '../support/offline.ts';
import { hasFocus, typeByKeys } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

const ofCustomers = 'Ny kund och nytt projekt';
const help = (page: Page, name = ofCustomers) => page.getByRole('dialog', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('F1', () => {
  test('opens the page about the screen, and Esc or Back returns to where one was', async ({ openPage }) => {
    const { name } = await makeCustomer(staff);
    const page = await openPage({
      as: 'Staff',
      path: `${paths.customers}?${new URLSearchParams({ name }).toString()}`,
    });
    await page.getByRole('row', { name }).focus();
    await page.keyboard.press('F1');
    await help(page).getByText(customersText.addNew).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Handboken över en lista');
    // It is open already.
    await page.keyboard.press('F1');
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toContain(name);

    await page.keyboard.press('F1');
    await help(page).waitFor();
    await help(page).getByRole('link', { name: 'E-faktura' }).press('Enter');
    await help(page, 'E-faktura').waitFor();
    await page.goBack();
    await help(page, 'E-faktura').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toContain(name);
  });

  test.runIf(inAll)(
    'opens the page about the panel over what has been typed there, as its own button does',
    async ({ openPage }) => {
      const { customerId } = await makeCustomer(staff);
      const page = await openPage({ as: 'Staff', path: overList(paths.invoicing, panels.customer(customerId)) });
      const field = page
        .getByRole('dialog', { name: customersText.edit })
        .getByRole('textbox', { name: 'Fakturamärkning' });
      await field.click();
      await page.keyboard.type('Märkt');
      await page.keyboard.press('F1');
      await help(page).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => hasFocus(field)).toBe(true);
      await page.keyboard.type(' igen');
      await expect.poll(() => field.inputValue()).toBe('Märkt igen');
      await page.getByRole('dialog').getByRole('button', { name: howItWorks.link }).click();
      await help(page).waitFor();
      expect(await help(page).getByRole('button', { name: howItWorks.link }).count()).toBe(0);
    },
  );

  test.runIf(inAll)('needs no network', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', hasServiceWorker: true, allow: cutOff, path: paths.projects });
    await page.getByRole('table').waitFor();
    await isKept(page);
    await cut(page);
    await page.keyboard.press('F1');
    await help(page).getByText(customersText.addNew).waitFor();
    await help(page).getByRole('link', { name: handbookText.inHandbook }).press('Enter');
    await page.getByRole('heading', { name: handbookText.page(ofCustomers) }).waitFor();
  });
});

describe('the handbook', () => {
  test.runIf(inAll)('is a link away on a phone, and fits it', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', size: 'phone', path: paths.staffTimeLogs });
    await page.getByRole('link', { name: howItWorks.link }).waitFor();
    await screenshot(page, 'Vägen till handboken på en telefon');
    await page.getByRole('link', { name: howItWorks.link }).click();
    await help(page, 'Tidlogg och frånvaro').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Handboken på en telefon');
    await help(page, 'Tidlogg och frånvaro').getByRole('link', { name: handbookText.inHandbook }).click();
    await page.getByRole('heading', { name: handbookText.page('Tidlogg och frånvaro') }).waitFor();
    expect(await page.getByRole('link', { name: howItWorks.link }).count()).toBe(0);
    await expectAxeClean(page);
    await page.getByRole('link', { name: handbookText.all }).click();
    await page.getByRole('searchbox', { name: handbookText.search }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Handbokens sidor på en telefon');
  });

  test('is searched, and its first hit opened, by keyboard; the palette finds its pages', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.handbook });
    await page.getByRole('heading', { name: 'Fakturor', exact: true }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Handbokens sidor');
    await page.getByRole('searchbox', { name: handbookText.search }).click();
    await page.keyboard.type('a conto');
    await page.getByRole('status').getByText('sid').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.handbookPage('fast-pris-och-a-conto')}`);
    await page.getByRole('heading', { name: handbookText.goodToKnow }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'En sida i handboken');

    await page.keyboard.press('Control+k');
    await typeByKeys(page, 'skicka tillbaka');
    await page.getByRole('button', { name: 'Attestera tidloggar' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await typeByKeys(page, 'hjälp');
    await page.getByRole('button', { name: shortcutsText.title }).waitFor();
    await page.getByRole('button', { name: titles.handbook, exact: true }).click();
    await page.waitForURL(`**${paths.handbook}`);
  });

  test.runIf(inAll)('is printed whole, without what is pressed', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.handbook });
    await page.getByRole('link', { name: handbookText.onePage }).click();
    await page.waitForURL(`**${paths.wholeHandbook}`);
    await page.getByRole('heading', { level: 2, name: 'Ord', exact: true }).waitFor();
    await expectAxeClean(page);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(20);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button', { name: handbookText.print }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 2, name: 'Ord', exact: true }).isVisible()).toBe(true);
    await screenshot(page, 'Handboken utskriven');
  });

  test('says where a page is missing', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.handbookPage('finns-inte') });
    await page.getByText(handbookText.missing).waitFor();
    await page.getByRole('button', { name: handbookText.all }).click();
    await page.waitForURL(`**${paths.handbook}`);
  });
});
