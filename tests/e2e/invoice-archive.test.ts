import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { getInvoice, listInvoices } from '../../shared/contract/invoices.ts';
import { formatMoney } from '../../shared/lib/format.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

describe('the archive of invoices', () => {
  test.runIf(inAll)('starts with the user’s overdue invoices, and can clear the filter', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.invoiceArchiveOverdue });
    const rows = page.getByRole('table', { name: 'Fakturor' }).locator('tbody tr');
    await rows.first().waitFor();
    expect(await page.title()).toContain('Fakturor » Förfallna');
    for (const row of await rows.all()) {
      expect(await row.innerText()).toContain('Förfallen');
      expect(await row.innerText()).toContain('AL');
    }
    const overdue = await rows.count();
    await page.getByRole('button', { name: 'Ta bort filtret Ansvarig' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(overdue);
  });

  test.runIf(inAll)('shows customers and objects whole at 1920 px', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: `${paths.invoiceArchive}?size=0`, size: 'wide' });
    const table = page.getByRole('table', { name: 'Fakturor' });
    await table.locator('tbody tr').first().waitFor();
    const cells = table.locator('td:is([data-label="Kund"], [data-label="Objekt"])');
    const names = await cells.evaluateAll((all) =>
      all.map((cell) => ({ name: cell.textContent, isCut: cell.scrollWidth > cell.clientWidth })),
    );
    const usual = names.filter(({ name }) => name.length <= 26);
    expect(usual.length).toBeGreaterThan(40);
    expect(usual.filter(({ isCut }) => isCut)).toEqual([]);
    await screenshot(page, 'ledger, wide');
  });

  test.runIf(inAll)(
    'shows when each falls due, how late it is and its total, within 1366 px, and three of it on a phone',
    async ({ openPage }) => {
      const page = await openPage({ as: 'Staff', path: `${paths.invoiceArchive}?status=Overdue` });
      const table = page.getByRole('table', { name: 'Fakturor' });
      await table.locator('tbody tr').first().waitFor();
      const headings = (await table.getByRole('columnheader').allInnerTexts()).map((one) =>
        one.replaceAll('\u00AD', ''),
      );
      expect(headings.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
        '',
        'Fakturanr',
        'Projekt',
        'Objekt',
        'Kund',
        'Ansvarig',
        'Typ',
        'Avser',
        'Status',
        'Datum',
        'Förfaller',
        'Summa exkl. moms',
        'Summa inkl. moms',
        'Åtgärder',
      ]);
      expect(await table.locator('tbody tr').first().innerText()).toMatch(/Förfallen\s+\d+\sd\b/);
      const overflow = await table.evaluate((element) => {
        const scroller = element.parentElement!;
        return scroller.scrollWidth - scroller.clientWidth;
      });
      expect(overflow).toBe(0);
      await expectAxeClean(page);
      await screenshot(page, 'ledger');

      const phone = await openPage({ as: 'Staff', path: `${paths.invoiceArchive}?status=Overdue`, size: 'phone' });
      const card = phone.getByRole('table', { name: 'Fakturor' }).locator('tbody tr').first();
      await card.waitFor();
      const shown = card.locator('td[data-card]');
      expect(await shown.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')))).toEqual([
        'Fakturanr',
        'Kund',
        'Status',
        'Summa inkl. moms',
      ]);
      expect(await card.innerText()).toMatch(/Förfallen\s+\d+\sd\b/);
      const owed = phone.getByLabel(/^Summa [\d\s]+ fakturor?$/).getByText('Utestående', { exact: true });
      expect(await owed.isVisible()).toBe(true);
      await screenshot(phone, 'ledger on a phone');
    },
  );

  test.runIf(inAll)('sums what is owed and late; one click shows the invoices behind a sum', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.invoiceArchive });
    const sums = page.getByLabel(/^Summa [\d\s]+ fakturor?$/);
    const owed = sums.getByRole('button', { name: /^Obetald: / });
    const owedThere = async () => (await staff.result(listInvoices, { query: { sums: true } })).sums.owed;
    // What an earlier test made is still followed up, so both may change.
    await expect.poll(async () => formatMoney(await owedThere()) === (await owed.innerText())).toBe(true);
    await expectAxeClean(page);
    await screenshot(page, 'ledger with sums');

    const late = sums.getByRole('button', { name: /^Förfallen/ }).last();
    const behind = await late.innerText();
    await late.click();
    await page.getByRole('button', { name: 'Ta bort filtret Betalning' }).waitFor();
    await sums
      .getByRole('button', { name: /^Obetald: / })
      .filter({ hasText: behind })
      .waitFor();
    const rows = page.getByRole('table', { name: 'Fakturor' }).locator('tbody tr');
    for (const row of await rows.all()) expect(await row.innerText()).toContain('Förfallen');
  });

  test.runIf(inAll)(
    'finds an invoice by a typed OCR number, and says when its check digit is wrong',
    async ({ openPage }) => {
      const query = { orderByColumn: 'serialNumber', itemsPerPage: 1 };
      const [invoice] = (await staff.result(listInvoices, { query })).items;
      const { ocr } = await staff.result(getInvoice, { params: invoice });
      const page = await openPage({ as: 'Staff', path: paths.invoiceArchive });
      const typed = page.getByRole('searchbox', { name: 'Fakturanr, OCR' }).first();
      await typed.pressSequentially(ocr);
      await page.getByText('1 träff', { exact: true }).waitFor();
      await page.getByRole('row').getByRole('link', { name: invoice.serialNumberPadded, exact: true }).waitFor();

      await typed.press('Backspace');
      await typed.pressSequentially(String((Number(ocr.at(-1)) + 1) % 10));
      await page.getByText('OCR-numret stämmer inte: kontrollsiffran är fel.').waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'a mistyped OCR number');
    },
  );

  test.runIf(inAll)('is filtered by type and status, in Swedish', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: `${paths.invoiceArchive}?invoiceType=Credit` });
    const rows = page.getByRole('table', { name: 'Fakturor' }).locator('tbody tr');
    await rows.first().waitFor();
    for (const row of await rows.allInnerTexts()) expect(row).toContain('Kreditfaktura');
    await page.getByRole('button', { name: 'Ta bort filtret Typ' }).click();
    await page.getByRole('combobox', { name: 'Status' }).first().click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(
      expect.arrayContaining(['Endast Klang', 'Registrerad', 'Bokförd', 'Betald', 'Förfallen', 'Makulerad']),
    );
    await page.getByRole('option', { name: 'Betald' }).click();
    await page.waitForURL(/status=Paid/);
    const isPaid = async () => (await rows.allInnerTexts()).every((row) => row.includes('Betald'));
    await expect.poll(isPaid).toBe(true);
    expect(await rows.count()).toBeGreaterThan(0);
  });

  test('orders by the latest number and gives the PDF of a row', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.invoiceArchive });
    const rows = page.getByRole('table', { name: 'Fakturor' }).locator('tbody tr');
    await rows.first().waitFor();
    const numbers = await rows.locator('td:nth-child(2)').allInnerTexts();
    expect(numbers).toEqual(numbers.toSorted().toReversed());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      rows.first().getByRole('button', { name: 'Ladda ner PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`-${numbers[0]}\\.pdf$`));
  });
});
