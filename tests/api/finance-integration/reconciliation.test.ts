import { beforeAll, expect, it } from 'vitest';
import { readSecret } from '../../../functions/stores/secret-store.ts';
import { getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { getReconciliation } from '../../../shared/contract/finance-integration.ts';
import { createFromProject, getInvoice } from '../../../shared/contract/invoices.ts';
import { invoiceFields } from '../../../shared/domain/fortnox/invoice-fields.ts';
import type { Difference, DifferenceKind } from '../../../shared/domain/fortnox/reconcile.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { makeCustomer, makeProduct, makeProject, makeWorkOrder, priceAllProducts } from '../../support/builders.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { setInvoiceStatus } from '../../support/invoices.ts';

const firm = firmOfFile();
beforeAll(async () => {
  await firm.link();
  // Whoever makes the differences need not wait.
  await firm.control({ rateLimit: { calls: 1_000 } });
}, 120_000);

type Fields = Record<string, unknown>;
/** Of each invoice: what somebody has made of it in Fortnox, and how the reconciliation tells. */
type Seed = {
  kind?: DifferenceKind;
  /** Whether it is there at all. */
  isThere?: boolean;
  fields?: Fields;
  row?: Fields;
  isBooked?: boolean;
  /** Done with it afterwards, by its number there. */
  afterwards?: (number: string, fields: Fields) => Promise<unknown>;
};

const seeds: Seed[] = [
  {},
  {},
  { kind: 'missing', isThere: false },
  { kind: 'missing', isThere: false },
  { kind: 'twice', afterwards: (_, fields) => create({ ...fields, DocumentNumber: '7001' }) },
  { kind: 'twice', afterwards: (_, fields) => create({ ...fields, DocumentNumber: '7002', OCR: '42' }) },
  { kind: 'number', fields: { DocumentNumber: '8001' } },
  { kind: 'number', fields: { DocumentNumber: '8002' } },
  { kind: 'customer', fields: { CustomerNumber: '2' } },
  { kind: 'customer', fields: { CustomerNumber: '2' } },
  { kind: 'total', row: { Price: 1001 } },
  { kind: 'total', row: { VAT: 12 } },
  { kind: 'total', row: { DeliveredQuantity: '2.5' } },
  { kind: 'ocr', fields: { OCR: '4242' } },
  { kind: 'invoiceDate', fields: { InvoiceDate: '2026-01-02' } },
  { kind: 'dueDate', fields: { DueDate: '2030-01-02' } },
  { kind: 'status', isBooked: false },
  { kind: 'status', isBooked: false, afterwards: (number) => act('PUT', `/invoices/${number}/cancel`) },
  { kind: 'status', afterwards: (documentNumber) => firm.control({ pay: { documentNumber } }) },
  { kind: 'status', afterwards: (documentNumber) => firm.control({ pay: { documentNumber, amount: 2500 } }) },
];

/** Somebody else with access to the company. @throws what is refused */
async function act(method: string, path: string, body?: object): Promise<any> {
  const answer = await firm.ask(method, path, (await readSecret('fortnoxAccessToken'))!, body);
  if (!('Invoice' in answer || 'Customer' in answer)) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

async function create(fields: Fields, { isBooked = true } = {}): Promise<string> {
  const { Invoice: made } = await act('POST', '/invoices', { Invoice: fields });
  const number: string = made.DocumentNumber;
  if (isBooked) await act('PUT', `/invoices/${number}/bookkeep`);
  return number;
}

const differences = async (): Promise<Difference[]> =>
  (await (await firm.as('SuperAdmin')).result(getReconciliation)).differences;

/** Invoices of one customer, which nobody has registered. */
async function makeInvoices(count: number): Promise<Invoice[]> {
  const [staff, superAdmin] = await Promise.all([firm.as('Staff'), firm.as('SuperAdmin')]);
  const { productId } = await makeProduct(superAdmin);
  await priceAllProducts(superAdmin, 1000);
  const { customerId } = await makeCustomer(staff, { invoiceEmail: 'faktura@kund.example' });
  const params = { customerId };
  const customer = await superAdmin.result(getCustomer, { params });
  await superAdmin.result(updateCustomer, { params, body: { ...customer, fortnoxCustomerNumber: '1' } });
  const made: Invoice[] = [];
  while (made.length < count) {
    const { projectId } = await makeProject(staff, { customerId });
    const items = [{ productId, workedHours: 2, invoiceableHours: 2 }];
    await makeWorkOrder(staff, projectId, { status: 'Registered', items });
    const { invoiceId } = await staff.result(createFromProject, { params: { projectId } });
    made.push(await staff.result(getInvoice, { params: { invoiceId } }));
  }
  return made;
}

it(
  'the reconciliation has a row for each of 20 differences, none for what is equal',
  { timeout: 120_000 },
  async () => {
    for (const Name of ['Rätt Kund AB', 'Fel Kund AB']) await act('POST', '/customers', { Customer: { Name } });
    const invoices = await makeInvoices(seeds.length);
    expect(await differences()).toEqual([]);

    for (const [index, invoice] of invoices.entries()) {
      const { isThere = true, fields = {}, row = {}, isBooked = true, afterwards } = seeds[index]!;
      await setInvoiceStatus(invoice.invoiceId, 'Posted', firm.stack.environment);
      if (!isThere) continue;
      const ours = invoiceFields(invoice, '1');
      const InvoiceRows = (ours['InvoiceRows'] as Fields[]).map((one) => ({ ...one, ...row }));
      const asked = { ...ours, InvoiceRows, ...fields };
      const number = await create(asked, { isBooked });
      await afterwards?.(number, asked);
    }
    // Two that look like ours and are not, and one that does not.
    const strange = { ...invoiceFields(invoices[0]!, '1'), OCR: '18' };
    for (const [DocumentNumber, ExternalInvoiceReference1] of [
      ['9001', '26-0099-000777'],
      ['9002', '26-0098-000778'],
      ['9003', 'Order 5'],
    ]) {
      await create({ ...strange, DocumentNumber, ExternalInvoiceReference1 });
    }

    const expected = invoices
      .map(({ invoiceId, invoiceCode }, index) => ({ kind: seeds[index]!.kind, invoiceId, invoiceCode }))
      .filter(({ kind }) => kind !== undefined);
    const unknown = ['26-0099-000777', '26-0098-000778'].map((invoiceCode) => ({
      kind: 'unknown',
      invoiceId: null,
      invoiceCode,
    }));
    const rows = await differences();
    expect(rows.map(({ kind, invoiceId, invoiceCode }) => ({ kind, invoiceId, invoiceCode }))).toEqual([
      ...expected,
      ...unknown,
    ]);
    expect(rows).toHaveLength(20);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(10);
    const told = rows.map(({ kind, ours, theirs }) => `${kind}: ${ours} – ${theirs}`);
    expect(told).toContain('customer: 1 – 2');
    expect(told).toContain('status: Bokförd – Makulerad');
    expect(told).toContain('status: Bokförd – Betald');
  },
);
