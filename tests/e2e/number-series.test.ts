import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { getNumberSeries } from '../../shared/contract/invoices.ts';
import { padSerialNumber } from '../../shared/domain/invoice/invoice-number.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const whole = {
  beginsAt: 1,
  first: 1,
  last: 3,
  lastTaken: 3,
  count: 3,
  debits: 2,
  credits: 1,
  gaps: 0,
  missing: [],
  repeated: 0,
  cancelled: [],
  years: [{ year: 2026, first: 1, last: 3, count: 3, debits: 2, credits: 1 }],
};

describe('the series of invoice numbers', () => {
  test('is found in the menu, says that it is whole, and leads to its last invoice', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.invoiceArchive });
    await page.getByRole('button', { name: 'Fakturor' }).click();
    await page.getByRole('menuitem', { name: 'Nummerserie' }).click();
    await page.getByText('Serien är obruten.', { exact: false }).waitFor();
    const superAdmin = await logInAs('SuperAdmin');
    const { last, count, years } = await superAdmin.result(getNumberSeries);
    const rows = page.getByRole('table', { name: 'År för år' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(years.length + 1);
    const fact = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('+ dd');
    await expect.poll(() => fact('Antal').innerText()).toBe(String(count));
    expect(await fact('Luckor').innerText()).toBe('0');
    expect(await page.title()).toContain('Fakturor » Nummerserie');
    await expectAxeClean(page);
    await screenshot(page, 'Nummerserie');

    await page.getByRole('link', { name: padSerialNumber(last) }).click();
    await page.getByText('1 träff', { exact: true }).waitFor();
  });

  test.runIf(inAll)('lists every missing number, and says what to do about it', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin' });
    const missing = [
      { from: 2, to: 2 },
      { from: 5, to: 7 },
    ];
    const result = { ...whole, last: 8, lastTaken: 8, count: 5, gaps: 4, missing, repeated: 1 };
    await page.route('**/v1/invoices/number-series', (call) => call.fulfill({ json: { result } }));
    await page.goto(paths.numberSeries);
    const gaps = page.getByRole('alert', { name: 'Serien har 4 luckor' });
    await gaps.waitFor();
    expect(await gaps.getByRole('listitem').allInnerTexts()).toEqual(['000002', '000005–000007 (3 nummer)']);
    await page.getByRole('alert', { name: '1 faktura har ett nummer som en annan har' }).waitFor();
    await page.getByText('En lucka måste kunna förklaras', { exact: false }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Nummerserie med luckor');
  });

  test.runIf(inAll)('says so before the first invoice, and when it could not be read', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin' });
    const nothing = { first: null, last: null, lastTaken: 0, count: 0, debits: 0, credits: 0, years: [] };
    let isFailing = false;
    await page.route('**/v1/invoices/number-series', (call) =>
      isFailing
        ? call.fulfill({ status: 500, json: {} })
        : call.fulfill({ json: { result: { ...whole, ...nothing } } }),
    );
    await page.goto(paths.numberSeries);
    await page.getByText('Serien har inte börjat').waitFor();
    await expectAxeClean(page);
    isFailing = true;
    allowErrors(page, /status of 500/);
    await page.reload();
    await page.getByText('Kunde inte hämta').waitFor();
    isFailing = false;
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await page.getByText('Serien har inte börjat').waitFor();
  });

  test.runIf(inAll)('is hidden from consultants', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.invoiceArchive });
    await page.getByRole('button', { name: 'Fakturor' }).click();
    await page.getByRole('menuitem', { name: 'Reskontra' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Nummerserie' }).count()).toBe(0);
  });
});
