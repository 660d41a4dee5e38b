import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { getInvoice } from '../../shared/contract/invoices.ts';
import { getWorkOrder } from '../../shared/contract/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoice } from '../support/invoices.ts';
import { keysOf } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll, sizes } from '../support/tier.ts';

const staff = await logInAs('Staff');

const reviewOf = (page: Page) => page.getByRole('dialog', { name: /^Granska kreditfaktura för faktura / });
const create = async (page: Page): Promise<void> => {
  const question = page.getByRole('dialog', { name: 'Skapa kreditfaktura?' });
  await question.getByRole('button', { name: 'Skapa kreditfaktura' }).click();
};

describe('crediting a part of an invoice', () => {
  test.for(sizes)(
    'takes some hours of a line, by keyboard, and the invoice says what stands (%s)',
    async (size, { openPage }) => {
      const { invoiceId } = await makeInvoice(staff, 'Posted', 2.5);
      const path = overList(paths.invoiceArchive, panels.invoice(invoiceId));
      const page = await openPage({ as: 'Staff', path, size });
      const { press, rewrite, tabTo } = keysOf(page);
      await press(page.getByRole('button', { name: 'Kreditera', exact: true }));
      const review = reviewOf(page);
      await tabTo(review.getByRole('radio', { name: 'Hela fakturan' }));
      await page.keyboard.press('ArrowDown');
      await press(review.getByRole('checkbox', { name: /^Kreditera / }), 'Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('3');
      await review.getByText('Högst 2,5 tim.').waitFor();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('0,5');
      await rewrite(review.getByRole('textbox', { name: 'Skäl' }), 'Fel antal timmar');
      const paper = review.frameLocator('iframe');
      await paper.getByText('Krediterar en del av faktura', { exact: false }).waitFor();
      await paper.getByText('Skäl: Fel antal timmar', { exact: false }).waitFor();
      await paper.getByText('−0,5').first().waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Kreditera rader ${size}`);
      await page.keyboard.press('ControlOrMeta+Enter');
      const question = page.getByRole('dialog', { name: 'Skapa kreditfaktura?' });
      await press(question.getByRole('button', { name: 'Skapa kreditfaktura' }));
      const made = page.getByRole('dialog', { name: /^Kreditfaktura \d{6}$/ });
      await press(made.getByRole('link', { name: /^Faktura \d{6}$/ }));
      const debit = page.getByRole('dialog', { name: /^Faktura \d{6}$/ }).last();
      await debit.getByText('Delvis krediterad').waitFor();
      await debit.getByText('Krediterat inkl. moms').waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Delvis krediterad faktura ${size}`);
      const { credits, credited } = await staff.result(getInvoice, { params: { invoiceId } });
      expect({ count: credits.length, credited }).toEqual({ count: 1, credited: false });
    },
  );

  test.runIf(inAll)('takes a whole line and releases its work order, on a phone', async ({ openPage }) => {
    const { invoiceId, workOrder } = await makeInvoice(staff, 'Posted', 2);
    const path = overList(paths.invoiceArchive, panels.creditReview(invoiceId));
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const review = reviewOf(page);
    await review.getByRole('radio', { name: 'Valda rader' }).click();
    await review.getByRole('checkbox', { name: /^Kreditera / }).click();
    await review.getByRole('textbox', { name: 'Skäl' }).pressSequentially('Utfördes inte');
    await review.getByRole('checkbox', { name: 'Släpp insatsen som krediteras helt' }).click();
    await review.frameLocator('iframe').getByText('Skäl: Utfördes inte', { exact: false }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Kreditera rader på telefon');
    await review.getByRole('button', { name: 'Skapa kreditfaktura' }).click();
    await create(page);
    await page.getByRole('dialog', { name: /^Kreditfaktura \d{6}$/ }).waitFor();
    expect(await staff.result(getWorkOrder, { params: workOrder })).toMatchObject({ status: 'Registered' });
  });

  test.runIf(inAll)(
    'takes an amount, says when it is too much, and the rest is credited with one click',
    async ({ openPage }) => {
      const { invoiceId } = await makeInvoice(staff, 'Paid', 2);
      const path = overList(paths.invoiceArchive, panels.creditReview(invoiceId));
      const page = await openPage({ as: 'Staff', path, allow: [/status of 409/] });
      const review = reviewOf(page);
      await review.getByRole('radio', { name: 'Ett belopp' }).click();
      const amount = review.getByRole('textbox', { name: 'Belopp exkl. moms' });
      await amount.pressSequentially('9 000 000');
      await review.getByRole('textbox', { name: 'Skäl' }).pressSequentially('Prisavdrag enligt avtal');
      await review.getByRole('alert').getByText('Av fakturan återstår', { exact: false }).waitFor();
      expect(await review.getByRole('button', { name: 'Skapa kreditfaktura' }).count()).toBe(0);
      await amount.press('ControlOrMeta+A');
      await amount.pressSequentially('100,50');
      await review.frameLocator('iframe').getByText('Prisnedsättning').waitFor();
      await screenshot(page, 'Kreditera belopp');
      await review.getByRole('button', { name: 'Skapa kreditfaktura' }).click();
      await create(page);
      await page.getByRole('dialog', { name: /^Kreditfaktura \d{6}$/ }).waitFor();

      await page.goto(path);
      await review.getByRole('radio', { name: 'Allt som återstår' }).waitFor();
      await review.frameLocator('iframe').getByText('Krediterar det som återstår', { exact: false }).waitFor();
      await screenshot(page, 'Kreditera resten');
      await review.getByRole('button', { name: 'Skapa kreditfaktura' }).click();
      await create(page);
      await page.getByRole('dialog', { name: /^Kreditfaktura \d{6}$/ }).waitFor();
      expect(await staff.result(getInvoice, { params: { invoiceId } })).toMatchObject({ credited: true });
    },
  );
});
