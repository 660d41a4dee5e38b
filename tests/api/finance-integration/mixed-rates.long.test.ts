import { beforeAll, expect, it } from 'vitest';
import { getReconciliation } from '../../../shared/contract/finance-integration.ts';
import { createCreditInvoice, createFromProject, listInvoices } from '../../../shared/contract/invoices.ts';
import { createPartCredit } from '../../../shared/contract/part-credits.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { newKey } from '../../support/api.ts';
import { makeProduct, makeProject, makeWorkOrder, priceAllProducts } from '../../support/builders.ts';
import { half } from '../../support/exact-credits.ts';
import { inOre } from '../../support/exact-invoice.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { Registering } from '../../support/registering.ts';

const firm = firmOfFile();
const registering = new Registering(firm);

/** Rate and account of the products, and the hours of each at 987.65 kr. */
const sold = [
  { vatPercent: 25, account: 3001, halves: 13n },
  { vatPercent: 12, account: 3002, halves: 3n },
  { vatPercent: 6, account: 3003, halves: 7n },
  { vatPercent: 0, account: 3004, halves: 1n },
] as const;
const priceOre = 98_765n;

const nets = sold.map(({ halves }) => half(halves * priceOre, 2n));
const net = nets.reduce((sum, ore) => sum + ore, 0n);
const vat = sold.reduce((sum, { vatPercent }, index) => sum + half(nets[index]! * BigInt(vatPercent), 100n), 0n);
const toPay = half(net + vat, 100n) * 100n;

let debit: Invoice;

beforeAll(async () => {
  await registering.start();
  const { customerId } = await registering.invoice(1);
  const products = [];
  for (const { vatPercent, account } of sold) {
    products.push(await makeProduct(registering.superAdmin, { vatPercent, account }));
  }
  await priceAllProducts(registering.superAdmin, Number(priceOre) / 100);
  const { projectId } = await makeProject(registering.staff, { customerId });
  const items = products.map(({ productId }, index) => {
    const hours = Number(sold[index]!.halves) / 2;
    return { productId, workedHours: hours, invoiceableHours: hours };
  });
  await makeWorkOrder(registering.staff, projectId, { status: 'Registered', items });
  const { invoiceId } = await registering.staff.result(createFromProject, { params: { projectId } });
  debit = await registering.read(invoiceId);
});

const differencesNow = async () => {
  await firm.stack.invoke('jobs/reconcile-fortnox');
  const { differences } = await registering.superAdmin.result(getReconciliation);
  return differences
    .filter(({ invoiceCode }: { invoiceCode: string }) => invoiceCode.startsWith(debit.projectCode))
    .map(({ kind }: { kind: string }) => kind);
};

it('the ledger has the VAT of all rates, in its rows and its sums', async () => {
  const query = { projectCode: debit.projectCode, sums: true };
  const { items, sums } = await registering.staff.result(listInvoices, { query });
  expect(items).toHaveLength(1);
  const [row] = items;
  expect([inOre(row.sumTotal), inOre(row.vatTotalRounded), inOre(row.sumTotalIncVat)]).toEqual([net, vat, toPay]);
  expect([inOre(sums.sumTotal), inOre(sums.sumTotalIncVat)]).toEqual([net, toPay]);
});

it('the reconciliation finds no difference, nor after credits whose last one takes the öre that are left', async () => {
  await registering.until(debit, 'accounting', 'Done');
  expect(await differencesNow()).toEqual([]);
  const params = { invoiceId: debit.invoiceId };
  const made: { invoiceId: number }[] = [];
  for (const amount of [333.33, 333.33, 33.37]) {
    const body = { amount, reason: 'Prisavdrag' };
    made.push(await registering.staff.result(createPartCredit, { params, body, idempotencyKey: newKey() }));
    await registering.until(made.at(-1)!, 'accounting', 'Done');
  }
  made.push(await registering.staff.result(createCreditInvoice, { params }));
  await registering.until(made.at(-1)!, 'accounting', 'Done');
  const credits = await Promise.all(made.map(({ invoiceId }) => registering.read(invoiceId)));
  expect(credits.at(-1)!.vatOfRates).not.toEqual([]);
  for (const sum of ['sumTotal', 'vatTotalRounded', 'sumTotalIncVat'] as const) {
    expect([debit, ...credits].reduce((ore, one) => ore + inOre(one[sum]), 0n)).toBe(0n);
  }
  // Those that are open until a person settles them.
  expect(new Set(await differencesNow())).toEqual(new Set(['unsettled']));
});
