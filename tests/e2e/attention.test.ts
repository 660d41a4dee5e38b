import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { menuLabels } from '../../frontend/src/navigation/titles.ts';
import { attentionLabels } from '../../frontend/src/text/attention-labels.ts';
import { attentionCount } from '../../frontend/src/text/attention-count.ts';
import { attentionText as text } from '../../frontend/src/text/attention.ts';
import { failureText } from '../../frontend/src/text/network.ts';
import { invoicesText } from '../../frontend/src/text/invoices.ts';
import { listAttention } from '../../shared/contract/attention.ts';
import { tickOffDifference } from '../../shared/contract/finance-integration.ts';
import { getInvoice } from '../../shared/contract/invoices.ts';
import { getWorkOrder } from '../../shared/contract/work-orders.ts';
import type { AttentionItem } from '../../shared/schemas/attention.ts';
import type { Invoice } from '../../shared/schemas/invoice.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { failFollowUp, makeDifference, makeInvoice } from '../support/invoices.ts';
import { logInAs } from '../support/people.ts';
import { longPoll } from '../support/invoice-mails.ts';
import { allowErrors } from '../support/page-errors.ts';
import { inAll, sizes } from '../support/tier.ts';

async function makeStuck(): Promise<Invoice> {
  const staff = await logInAs('Staff');
  const { invoiceId } = await makeInvoice(staff, 'Created');
  const read = (): Promise<Invoice> => staff.result(getInvoice, { params: { invoiceId } });
  const pdf = async () => (await read()).followUps.find(({ kind }) => kind === 'pdf')?.state;
  await expect.poll(pdf, longPoll).toBe('Done');
  await failFollowUp(invoiceId, 'pdf', new Date(Date.now() + 60 * 60_000), { attempts: 3 });
  return read();
}

const pdfMissing = 'PDF:en kunde inte skapas.';
const lostInFortnox = 'Finns inte i Fortnox';

/** The invoice's row about one thing: its mail may have come into trouble of its own. */
const rowOf = (page: Page, { invoiceCode }: Invoice, about: string) =>
  page
    .getByRole('table', { name: text.list })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: invoiceCode, exact: true }) })
    .filter({ hasText: about });

const counted = async (as: 'Staff' | 'SuperAdmin') =>
  ((await (await logInAs(as)).result(listAttention)) as AttentionItem[]).length;

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('button', { name: /^Fakturor/ });

describe('what needs attention', () => {
  test.runIf(inAll)('has its number whole in the menu, however many there are', async ({ openPage }) => {
    await makeStuck();
    for (const size of ['desktop', 'phone'] as const) {
      const page = await openPage({ as: 'Staff', path: paths.customers, size });
      for (const count of [8, 14, 114]) {
        await page.route(`**/v1${listAttention.path}`, async (route) => {
          const response = await route.fetch();
          const { result, ...rest } = (await response.json()) as { result: AttentionItem[] };
          await route.fulfill({ response, json: { ...rest, result: Array.from({ length: count }, () => result[0]) } });
        });
        await page.reload();
        const badge = menu(page).getByLabel(attentionCount(count));
        await badge.getByText(String(count), { exact: true }).waitFor();
        const usual = page.viewportSize()!;
        for (const width of size === 'phone' ? [usual.width, 320] : [usual.width]) {
          await page.setViewportSize({ ...usual, width });
          const [inner, outer] = await badge.evaluate(({ firstElementChild: label }) => [
            label!.scrollWidth,
            label!.clientWidth,
          ]);
          expect(inner, `${count} at ${width} px`).toBeLessThanOrEqual(outer);
        }
        await page.setViewportSize(usual);
        await page.unroute(`**/v1${listAttention.path}`);
      }
      await screenshot(page, `Antal i menyn ${size}`);
    }
  });

  test.for(sizes)(
    'is found in the menu with its number and tried again by keyboard (%s)',
    async (size, { openPage }) => {
      const stuck = await makeStuck();
      const page = await openPage({ as: 'Staff', path: paths.invoiceArchive, size });
      const before = await counted('Staff');
      await menu(page).getByLabel(attentionCount(before)).waitFor();
      expect(await page.getByRole('navigation').getByLabel(attentionCount(before)).count()).toBe(1);
      await page.getByRole('alert').getByText(attentionCount(before)).waitFor();
      await menu(page).focus();
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name: `${menuLabels.invoiceAttention} (${before})` });
      await item.waitFor();
      await item.press('Enter');
      await page.waitForURL(new RegExp(paths.invoiceAttention));
      const row = rowOf(page, stuck, pdfMissing);
      await row.getByText(pdfMissing, { exact: false }).waitFor();
      const { label, advice } = attentionLabels['pdf-missing'];
      await page.getByRole('rowheader', { name: new RegExp(`^${label} \\(\\d+\\) ${advice}$`) }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, `attention ${size}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

      await row.getByRole('button', { name: invoicesText.retry }).focus();
      await page.keyboard.press('Enter');
      await row.waitFor({ state: 'detached' });
      await menu(page)
        .getByLabel(attentionCount(before - 1))
        .or(menu(page).getByText(/^Fakturor$/))
        .first()
        .waitFor();
      expect(await counted('Staff')).toBe(before - 1);
    },
  );

  test.runIf(inAll)(
    'is an invoice that Fortnox has lost: SuperAdmin cancels it, and its work can be invoiced again',
    async ({ openPage }) => {
      const staff = await logInAs('Staff');
      const { invoiceId, workOrder } = await makeInvoice(staff);
      const invoice: Invoice = await staff.result(getInvoice, { params: { invoiceId } });
      await makeDifference(invoiceId);
      const page = await openPage({ as: 'SuperAdmin', path: paths.invoiceAttention });
      const row = rowOf(page, invoice, lostInFortnox);
      await row.getByRole('button', { name: text.cancel }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: text.cancelTitle(invoice.invoiceCode) });
      const reason = dialog.getByRole('textbox', { name: text.cancelReason });
      await reason.pressSequentially('Borttagen i Fortnox, ska faktureras om.');
      await expectAxeClean(page);
      await screenshot(page, 'cancel in Klang');
      await reason.press('Enter');
      await row.waitFor({ state: 'detached' });
      const params = { workOrderId: workOrder.workOrderId };
      expect(await staff.result(getWorkOrder, { params })).toMatchObject({ status: 'Registered', invoiceId: null });

      await page.goto(paths.numberSeries);
      await page.getByText('En makulerad faktura behåller sitt nummer', { exact: false }).waitFor();
      await page.getByRole('listitem').getByRole('link', { name: invoice.serialNumberPadded }).waitFor();
      await page.getByText('Serien är obruten.', { exact: false }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'number series with cancelled');
    },
  );

  test.runIf(inAll)(
    'is a difference from Fortnox too, which SuperAdmin ticks off with a reason',
    async ({ openPage }) => {
      const staff = await logInAs('Staff');
      const { invoiceId } = await makeInvoice(staff);
      const invoice: Invoice = await staff.result(getInvoice, { params: { invoiceId } });
      await makeDifference(invoiceId);
      const page = await openPage({ as: 'SuperAdmin', path: paths.invoiceAttention });
      const row = rowOf(page, invoice, lostInFortnox);
      await row.getByText(`${lostInFortnox}: Bokförd i Klang, finns inte i Fortnox`).waitFor();
      const before = await counted('SuperAdmin');
      await row.getByRole('button', { name: text.tickOff }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: new RegExp(`^Bocka av: ${invoice.invoiceCode}`) });
      const reason = dialog.getByRole('textbox', { name: text.tickOffReason });
      await reason.press('Enter');
      await dialog.getByText('Fältet kan inte lämnas tomt.').waitFor();
      await reason.pressSequentially('Inlagd för hand som verifikation A 12.');
      await screenshot(page, 'tick off');
      // The network drops once.
      allowErrors(page, /ERR_FAILED/);
      const tickOff = `**/v1${tickOffDifference.path.replace('{differenceId}', '*')}`;
      await page.route(tickOff, (route) => route.abort());
      await dialog.getByRole('button', { name: text.tickOff }).click();
      await dialog.getByRole('alert').getByText(failureText.noContact, { exact: false }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'not ticked off');
      expect(await reason.inputValue()).toBe('Inlagd för hand som verifikation A 12.');
      expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.unroute(tickOff);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await row.waitFor({ state: 'detached' });
      expect(await counted('SuperAdmin')).toBe(before - 1);

      await page.getByRole('button', { name: text.showTickedOff }).focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: text.showTickedOff });
      const ticked = panel.getByRole('row').filter({ hasText: invoice.invoiceCode });
      for (const shown of [/^Finns inte i Fortnox:/, 'Inlagd för hand som verifikation A 12.', /^BS$/])
        await ticked.getByText(shown).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'ticked off');

      const others = await openPage({ as: 'Staff', path: paths.invoiceAttention });
      const left = await counted('Staff');
      const shown = left === 0 ? text.none : attentionCount(left);
      await others.getByRole('status').filter({ hasText: shown }).waitFor();
      expect(await others.getByText(attentionLabels.difference.advice).count()).toBe(0);
    },
  );
});
