import { beforeAll, describe, expect, it } from 'vitest';
import { getInvoicedWorkOrders } from '../../../shared/contract/invoices.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { agreementOf } from '../../support/agreements.ts';
import { makeProject, makeWorkOrder } from '../../support/builders.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { Registering } from '../../support/registering.ts';

const firm = firmOfFile();
const registering = new Registering(firm);
beforeAll(() => registering.start());

/** A project of the linked customer with so many hours to invoice. */
async function makeLinked(hours: number) {
  const first = await registering.invoice(1);
  const { projectId } = await makeProject(registering.staff, { customerId: first.customerId });
  const { workOrders } = await registering.staff.result(getInvoicedWorkOrders, {
    params: { invoiceId: first.invoiceId },
  });
  const { productId } = (await registering.staff.result(getWorkOrder, { params: workOrders[0] })).items[0];
  const lines = [{ productId, workedHours: hours, invoiceableHours: hours }];
  await makeWorkOrder(registering.staff, projectId, { status: 'Registered', items: lines });
  return agreementOf(registering.staff, projectId);
}

async function registered(invoice: Invoice) {
  await registering.until(invoice, 'accounting', 'Done');
  const there = await registering.there(invoice);
  expect(there).toMatchObject({ Total: invoice.sumTotalIncVat, TotalVAT: invoice.vatTotalRounded, Booked: true });
  return there.InvoiceRows as { Price: number; DeliveredQuantity: string; AccountNumber: number; VAT: number }[];
}

describe('an invoice by an agreement, in Fortnox', () => {
  it('has the sums of its on-account invoice taken off, net and VAT', async () => {
    const agreement = await makeLinked(10);
    const onAccount = await agreement.onAccount(4000);
    expect(await registered(onAccount)).toMatchObject([{ Price: 4000, VAT: 25, AccountNumber: 3001 }]);
    const final = await agreement.work();
    const rows = await registered(final);
    expect(rows.at(-1)).toMatchObject({ Price: 4000, VAT: 25 });
    expect(Number(rows.at(-1)!.DeliveredQuantity)).toBe(-1);
  });

  it('is booked when its sum is zero', async () => {
    const agreement = await makeLinked(2);
    const { toInvoice } = await agreement.read();
    await agreement.onAccount(Math.floor(toInvoice));
    await agreement.save({ priceForm: 'Ceiling', agreed: Math.floor(toInvoice), version: 1 });
    const final = await agreement.work({ overCeiling: 'Free' });
    expect(final.sumTotalIncVat).toBe(0);
    await registered(final);
  });

  it('has a row for each instalment', async () => {
    const agreement = await makeLinked(3);
    const instalments = [{ text: 'Start', amount: 1234.56 }, { text: 'Slut' }];
    await agreement.save({ priceForm: 'FixedPrice', agreed: 10_000, instalments });
    const ids = (await agreement.read()).instalments.map(({ instalmentId }) => instalmentId);
    const rows = await registered(await agreement.instalments(ids));
    expect(rows.map(({ Price }) => Price)).toEqual([1234.56, 8765.44]);
  });
});
