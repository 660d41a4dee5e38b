import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { demoBooks } from '../../infra/host/seed/demo-books.ts';
import { type LocalStack, startLocalStack } from '../../infra/host/stack.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { accountingText as accounting } from '../../frontend/src/text/accounting.ts';
import { differenceTexts } from '../../frontend/src/text/fortnox-differences.ts';
import { connectionText } from '../../frontend/src/text/connection.ts';
import { fortnoxText as text } from '../../frontend/src/text/fortnox.ts';
import { getFortnoxCustomers, getReconciliation } from '../../shared/contract/finance-integration.ts';
import { listCustomers } from '../../shared/contract/customers.ts';
import { getInvoice, listInvoices } from '../../shared/contract/invoices.ts';
import type { TheirCustomer } from '../../shared/domain/fortnox/match-customers.ts';
import { type Difference } from '../../shared/domain/fortnox/reconcile.ts';
import type { CustomerRow } from '../../shared/schemas/customer.ts';
import type { InvoiceRow } from '../../shared/schemas/invoice.ts';
import { Api } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { sessionOf } from '../support/session.ts';
import { type DifferenceKind, differenceKinds } from '../../shared/codes/fortnox-differences.ts';

let stack: LocalStack;
let developer: Api;
beforeAll(async () => {
  stack = await startLocalStack({ seed: 'demo', linksFortnox: true, schedules: false, quiet: true });
  developer = new Api(stack.url, (await sessionOf(stack.url, 'Developer')).token);
});
afterAll(() => stack.close());

/** Fortnox's lists omit VAT, texts and credits; no invoice of the demo has ended there by hand, and no number is shared. */
const notInDemo: readonly DifferenceKind[] = [
  'vat',
  'texts',
  'creditedThere',
  'restSettled',
  'creditCancelled',
  'creditsLeft',
  'notCancelled',
  'deducted',
  'sameNumber',
];

const differences = (page: Page) => page.getByRole('table', { name: text.differences });

async function openReconciliation(page: Page) {
  await page.getByRole('button', { name: text.openReconciliation }).click();
  const panel = page.getByRole('dialog', { name: text.reconciliation });
  await panel.waitFor();
  return panel;
}

/** Corrects all differences in Fortnox. */
async function putRightInFortnox(): Promise<void> {
  const theirs: TheirCustomer[] = await developer.result(getFortnoxCustomers);
  const all = { query: { itemsPerPage: 0 } };
  const { items }: { items: InvoiceRow[] } = await developer.result(listInvoices, all);
  const invoices = await Promise.all(
    items.map(async ({ invoiceId, status }) => ({
      document: await developer.result(getInvoice, { params: { invoiceId } }),
      status,
    })),
  );
  const { items: ours }: { items: CustomerRow[] } = await developer.result(listCustomers, all);
  const numbers = new Map(ours.map((one) => [one.customerId, one.fortnoxCustomerNumber]));
  const books = {
    customers: theirs.map(({ customerNumber, name }) => ({ CustomerNumber: customerNumber, Name: name })),
    invoices: demoBooks(invoices, (customerId) => numbers.get(customerId) ?? '', {}),
  };
  const response = await fetch(`${stack.fortnoxUrl}/_control`, { method: 'POST', body: JSON.stringify({ books }) });
  expect(await response.text()).toContain('"now"');
  expect(response.status).toBe(200);
}

describe('the demo firm, linked to Fortnox from the start', () => {
  test('has differences of every kind, each with what to do and the way to its invoice', async ({ openPage }) => {
    const page = await openPage({ as: 'Developer', path: paths.systemSettings, url: stack.url });
    await page.getByRole('button', { name: `Fortnox. ${connectionText.linked('Testbolaget Akustik AB')}` }).waitFor();
    const panel = await openReconciliation(page);
    const table = differences(page);
    await table.waitFor();
    const { differences: all, compared }: { differences: Difference[]; compared: number } =
      await developer.result(getReconciliation);
    const kinds = differenceKinds.filter((kind) => !notInDemo.includes(kind));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds));
    await panel.getByText(text.compared(compared, all.length)).waitFor();
    for (const kind of kinds) {
      const { label, advice } = differenceTexts[kind];
      const count = all.filter((one) => one.kind === kind).length;
      await table.getByRole('rowheader', { name: `${label} (${count}) ${advice}` }).waitFor();
    }
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(Object.values(text.differenceColumns));
    const late = all.find(({ kind }) => kind === 'dueDate')!;
    const row = table.getByRole('row').filter({ has: page.getByText(late.ours, { exact: true }) });
    expect(await row.getByRole('cell').allTextContents()).toEqual([late.customerName, late.ours, late.theirs]);
    await expectAxeClean(page);
    await screenshot(page, 'reconciliation');

    await row.getByRole('link', { name: late.invoiceCode }).click();
    await page.getByRole('dialog', { name: `Faktura ${late.invoiceCode.slice(-6)}` }).waitFor();
    await page.keyboard.press('Escape');
    await table.waitFor();
  });

  test('has customers to match, which are linked together after a confirmation', async ({ openPage }) => {
    const page = await openPage({ as: 'Developer', path: `${paths.dev}?tab=accounting`, url: stack.url });
    await page.getByRole('button', { name: accounting.fetch }).click();
    await page.getByText(accounting.lead.link.some).waitFor();
    const table = page.getByRole('table', { name: accounting.results });
    await table.getByText(accounting.inFortnox('Forsåkers Förskolor ek. för.')).waitFor();
    const count = await table.getByRole('button', { name: accounting.approve }).count();
    expect(count).toBeGreaterThan(5);
    await expectAxeClean(page);
    await screenshot(page, 'accounting tab with proposals');

    const { title, message, verb } = accounting.approveAllOf.link(count);
    const ask = page.getByRole('dialog', { name: title });
    await page.getByRole('button', { name: accounting.approveAll }).click();
    await ask.getByText(message).waitFor();
    await ask.getByRole('button', { name: 'Avbryt' }).click();
    expect(await table.getByRole('button', { name: accounting.approve }).count()).toBe(count);

    await page.getByRole('button', { name: accounting.approveAll }).click();
    await ask.getByRole('button', { name: verb }).click();
    await expect.poll(() => table.getByText(accounting.approved, { exact: true }).count()).toBe(count);
    await page.getByRole('button', { name: accounting.fetch }).click();
    await page.getByText(accounting.lead.link.none).waitFor();
  });

  test('agrees when what differs has been put right and statuses are read back', async ({ openPage }) => {
    await putRightInFortnox();
    expect(await stack.invoke('jobs/sync-invoice-status')).toHaveProperty('payload');
    const page = await openPage({ as: 'Developer', path: paths.systemSettings, url: stack.url, size: 'phone' });
    const panel = await openReconciliation(page);
    await panel.getByText(text.noDifferences).waitFor();
    expect(await differences(page).count()).toBe(0);
    await panel.getByRole('button', { name: text.compareAgain }).click();
    await panel.getByText(text.noDifferencesHint).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'reconciliation without differences');
  });
});
