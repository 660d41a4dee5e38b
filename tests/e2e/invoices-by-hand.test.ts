import type { Locator } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { byHandText as text } from '../../frontend/src/text/by-hand.ts';
import { formsText } from '../../frontend/src/text/forms.ts';
import { disconnectFortnox } from '../../shared/contract/finance-integration.ts';
import { getInvoice } from '../../shared/contract/invoices.ts';
import { addDays, dayOf } from '../../shared/lib/days.ts';
import type { Invoice } from '../../shared/schemas/invoice.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoice } from '../support/invoices.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');
beforeAll(async () => {
  await (await logInAs('SuperAdmin')).result(disconnectFortnox);
});

const read = (invoiceId: number): Promise<Invoice> => staff.result(getInvoice, { params: { invoiceId } });
const today = dayOf(new Date());

/** The buttons that do not scroll, and have a message over them. */
const coveredIn = (panel: Locator) =>
  panel.getByRole('button').evaluateAll((all) =>
    all
      .filter((button) => {
        for (let around = button.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowY === 'auto') return false;
        }
        const { left, top, width, height } = button.getBoundingClientRect();
        const over = [top + 4, top + height - 4].map((y) => document.elementFromPoint(left + width / 2, y));
        return over.some((one) => one?.closest('[role=note]'));
      })
      .map(({ textContent }) => textContent),
  );

describe('in a firm without a link to Fortnox', () => {
  test.runIf(inAll)(
    'an invoice is booked, partly paid and paid by hand, and the last payment is taken back',
    async ({ openPage }) => {
      const { invoiceId } = await makeInvoice(staff, 'Created');
      const { sumTotalIncVat } = await read(invoiceId);
      const page = await openPage({ as: 'Staff', path: overList(paths.invoiceArchive, panels.invoice(invoiceId)) });
      await page.getByRole('button', { name: text.book }).click();
      const booking = page.getByRole('dialog', { name: text.booking(1) });
      await booking.getByRole('button', { name: text.save }).click();
      // At once: the next step waits for the invoice as it was saved.
      await page.getByRole('button', { name: text.pay }).click();
      const paying = page.getByRole('dialog', { name: text.paying(1) });
      const amount = paying.getByRole('textbox', { name: text.amount });
      await amount.fill('');
      await amount.pressSequentially('100,50');
      await expectAxeClean(page);
      await screenshot(page, 'payment by hand');
      await paying.getByRole('button', { name: text.save }).click();
      await expect.poll(async () => (await read(invoiceId)).balance).toBe(sumTotalIncVat - 100.5);
      await page.getByText(`${today}: 100,50`, { exact: false }).waitFor();
      expect(await read(invoiceId)).toMatchObject({ status: 'Posted', byHand: { bookedOn: today } });
      await page.getByRole('button', { name: text.bookAnew }).waitFor();

      await page.getByRole('button', { name: text.pay }).click();
      await paying.getByRole('button', { name: text.save }).click();
      await expect.poll(async () => (await read(invoiceId)).status).toBe('Paid');
      await page.getByRole('button', { name: text.bookAnew }).waitFor({ state: 'detached' });
      await screenshot(page, 'paid by hand');
      await page.getByRole('button', { name: 'Ångra' }).first().click();
      await expect.poll(async () => (await read(invoiceId)).byHand?.payments).toEqual([{ day: today, amount: 100.5 }]);
      // At once: what was taken back is said anew.
      await page.getByRole('button', { name: text.pay }).click();
      await paying.getByRole('button', { name: text.save }).click();
      await expect.poll(async () => (await read(invoiceId)).status).toBe('Paid');
    },
  );

  test.runIf(inAll)(
    'a payment of more than is left is asked about, and one that is wrong is removed',
    async ({ openPage }) => {
      const { invoiceId } = await makeInvoice(staff, 'Created');
      const { sumTotalIncVat } = await read(invoiceId);
      const page = await openPage({ as: 'Staff', path: overList(paths.invoiceArchive, panels.invoice(invoiceId)) });
      await page.getByRole('button', { name: text.book }).click();
      await page
        .getByRole('dialog', { name: text.booking(1) })
        .getByRole('button', { name: text.save })
        .click();
      await page.getByRole('button', { name: text.pay }).click();
      const paying = page.getByRole('dialog', { name: text.paying(1) });
      const amount = paying.getByRole('textbox', { name: text.amount });
      await amount.fill('');
      await amount.pressSequentially(String(sumTotalIncVat + 1000));
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: formsText.doubts.amounts(1) });
      await question.getByText(/Det är 1\s000,00\skr mer än vad som är kvar att betala/).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'more paid than is left');
      await question.getByRole('button', { name: formsText.doubts.save }).click();
      await page
        .getByRole('dialog')
        .getByText(/^1\s000,00\skr för mycket betalt$/)
        .waitFor();
      await page.getByRole('button', { name: text.pay }).waitFor({ state: 'detached' });
      await screenshot(page, 'too much paid by hand');
      await page.getByRole('button', { name: /^Ta bort betalningen/ }).click();
      await expect
        .poll(() => read(invoiceId))
        .toMatchObject({ status: 'Posted', balance: sumTotalIncVat, byHand: { payments: [] } });
      await page.getByRole('button', { name: text.pay }).waitFor();
      await page.getByRole('button', { name: 'Ångra' }).first().click();
      await expect.poll(async () => (await read(invoiceId)).byHand?.payments.length).toBe(1);
    },
  );

  test.runIf(inAll)('no message covers a button of the panel on a phone', async ({ openPage }) => {
    const { invoiceId } = await makeInvoice(staff, 'Created');
    const path = overList(paths.invoiceArchive, panels.invoice(invoiceId));
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const messages = page.getByRole('note');
    const panel = page.getByRole('dialog').first();
    await page.getByRole('button', { name: text.book }).click();
    await page
      .getByRole('dialog', { name: text.booking(1) })
      .getByRole('button', { name: text.save })
      .click();
    await messages.first().waitFor();
    // What is pointed at stays.
    await messages.first().dispatchEvent('mouseover');
    await page.getByRole('button', { name: text.pay }).click();
    await page
      .getByRole('dialog', { name: text.paying(1) })
      .getByRole('button', { name: text.save })
      .click();
    await messages.nth(1).waitFor();
    await expect.poll(() => coveredIn(panel)).toEqual([]);
    await screenshot(page, 'two messages over a panel 390');
  });

  test('several are paid in the ledger at once, on a day that is typed', async ({ openPage }) => {
    const made = [await makeInvoice(staff, 'Created'), await makeInvoice(staff, 'Created')];
    const page = await openPage({ as: 'Staff', path: paths.invoiceArchive, allow: [/422/] });
    for (const { invoiceCode } of made) {
      await page.getByRole('checkbox', { name: new RegExp(invoiceCode) }).click();
    }
    await page.getByRole('button', { name: text.pay }).click();
    const paying = page.getByRole('dialog', { name: text.paying(2) });
    await paying.getByText(text.amountOfMany).waitFor();
    const day = paying.getByRole('textbox', { name: text.payingDay });
    await day.fill('');
    await day.pressSequentially(addDays(today, 1));
    await page.keyboard.press('Enter');
    await page.getByText('Dagen har inte varit än.').first().waitFor();
    await page.getByRole('button', { name: text.pay }).click();
    await paying.getByRole('button', { name: text.save }).click();
    for (const { invoiceId } of made) await expect.poll(async () => (await read(invoiceId)).status).toBe('Paid');
    await screenshot(page, 'several paid by hand');
  });
});
