import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { reconcileNightly } from '../../../functions/invoices/reconcile-nightly.ts';
import { finishFollowUp } from '../../../functions/invoices/stores/follow-up-attempt-store.ts';
import { readSecret } from '../../../functions/settings/secret-store.ts';
import { getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import {
  getReconciliation,
  listTickedOffDifferences,
  tickOffDifference,
} from '../../../shared/contract/finance-integration.ts';
import { getHistory } from '../../../shared/contract/history.ts';
import { listAttention } from '../../../shared/contract/attention.ts';
import { createFromProject, getInvoice } from '../../../shared/contract/invoices.ts';
import { invoiceFields } from '../../../shared/domain/fortnox/invoice-fields.ts';
import type { Difference } from '../../../shared/domain/fortnox/reconcile.ts';
import type { AttentionItem } from '../../../shared/schemas/attention.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import {
  giveSellerDetails,
  makeCustomer,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../../support/builders.ts';
import type { Api } from '../../support/api.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { setInvoiceStatus } from '../../support/invoices.ts';
import { byTier, inAll } from '../../support/tier.ts';
import type { DifferenceKind } from '../../../shared/codes/fortnox-differences.ts';

const firm = firmOfFile();
beforeAll(async () => {
  await firm.link();
  // The setup need not wait for the rate limit.
  await firm.control({ rateLimit: { calls: 1_000 } });
});

type Fields = Record<string, unknown>;
/** Per invoice: its state in Fortnox, and the expected difference. */
type Seed = {
  kind?: DifferenceKind;
  /** Whether it exists in Fortnox. */
  isThere?: boolean;
  fields?: Fields;
  row?: Fields;
  isBooked?: boolean;
  /** An action afterwards, by its number in Fortnox. */
  afterwards?: (number: string, fields: Fields) => Promise<unknown>;
};

const allSeeds: Seed[] = [
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

const isNew = ({ kind }: Seed, index: number) => allSeeds.findIndex((one) => one.kind === kind) === index;
const seeds = byTier(
  allSeeds.filter((one, index) => one.kind === 'status' || one.kind === 'total' || isNew(one, index)),
  allSeeds,
);

/** Another user of the company in Fortnox. @throws for a refused call */
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

let linkedId: number | undefined;

/** A number in Fortnox is one customer's. */
async function linkedCustomer(superAdmin: Api): Promise<number> {
  if (linkedId !== undefined) return linkedId;
  const { customerId } = await makeCustomer(superAdmin, { invoiceEmail: 'faktura@kund.example' });
  const params = { customerId };
  const customer = await superAdmin.result(getCustomer, { params });
  await superAdmin.result(updateCustomer, { params, body: { ...customer, fortnoxCustomerNumber: '1' } });
  linkedId = customerId;
  return customerId;
}

async function makeInvoices(count: number): Promise<Invoice[]> {
  const [staff, superAdmin] = await Promise.all([firm.as('Staff'), firm.as('SuperAdmin')]);
  const { productId } = await makeProduct(superAdmin);
  await priceAllProducts(superAdmin, 1000);
  await giveSellerDetails(superAdmin);
  const customerId = await linkedCustomer(superAdmin);
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

it('the reconciliation has a row for each difference, none for what is equal', async () => {
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
  // Two that carry our references although we did not make them, and one that does not.
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
  const foreign = { kind: 'foreign', invoiceId: null, invoiceCode: 'Order 5' };
  const rows = await differences();
  expect(rows.map(({ kind, invoiceId, invoiceCode }) => ({ kind, invoiceId, invoiceCode }))).toEqual([
    ...expected,
    ...unknown,
    foreign,
  ]);
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(11);
  const reported = rows.map(({ kind, ours, theirs }) => `${kind}: ${ours} – ${theirs}`);
  expect(reported).toContain('customer: 1 – 2');
  expect(reported).toContain('status: Bokförd – Makulerad');
  expect(reported).toContain('status: Bokförd – Betald');
});

/** An invoice's open differences in the list of what needs attention. */
async function attentionOf(...invoiceIds: (number | null)[]): Promise<AttentionItem[]> {
  const items: AttentionItem[] = await (await firm.as('SuperAdmin')).result(listAttention);
  return items.filter((one) => one.difference && invoiceIds.includes(one.invoiceId));
}
const kindsOf = (items: AttentionItem[]) => items.map(({ difference }) => difference!.kind);

/** Runs the nightly reconciliation; each night has a day of its own. */
async function night(day: string, timeoutMs = 60_000): Promise<string[]> {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  const others = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await reconcileNightly(new Date(`${day}T02:00:00Z`), Date.now() + timeoutMs);
    return lines.mock.calls.map(([line]) => String(line));
  } finally {
    lines.mockRestore();
    others.mockRestore();
  }
}
const alarmsIn = (lines: string[]) => lines.filter((line) => line.includes('"FortnoxDifferences":1'));

describe.runIf(inAll)('the reconciliation of the night', () => {
  let taxed: Invoice;
  let part: Invoice;
  let over: Invoice;
  let lost: Invoice;
  let clean: Invoice;
  let created: Invoice;

  beforeAll(async () => {
    [taxed, part, over, lost, clean, created] = (await makeInvoices(6)) as [
      Invoice,
      Invoice,
      Invoice,
      Invoice,
      Invoice,
      Invoice,
    ];
    for (const one of [taxed, part, over, clean]) {
      await setInvoiceStatus(one.invoiceId, 'Posted', firm.stack.environment);
      const fields = invoiceFields(one, '1');
      // The same total, all of it net.
      const rows = (fields['InvoiceRows'] as Fields[]).map((row) => ({ ...row, Price: 1250, VAT: 0 }));
      await create(one === taxed ? { ...fields, InvoiceRows: rows } : fields);
    }
    await firm.control({ pay: { documentNumber: String(part.serialNumber), amount: 1000 } });
    await firm.control({ pay: { documentNumber: String(over.serialNumber), amount: 2600.5 } });
    // Simulates an invoice lost between the two.
    await finishFollowUp(lost.invoiceId, 'accounting', new Date());
    await create({ ...invoiceFields(created, '1'), OCR: '4242' });
  });

  it('finds VAT, partial payment, overpayment and invoices missing in Fortnox, and raises an alarm', async () => {
    expect(await firm.stack.invoke('jobs/reconcile-fortnox')).toHaveProperty('payload');
    expect(kindsOf(await attentionOf(taxed.invoiceId))).toEqual(['vat']);
    expect(await attentionOf(part.invoiceId)).toMatchObject([
      {
        kind: 'difference',
        invoiceCode: part.invoiceCode,
        difference: { kind: 'partPaid', theirs: '1\u00a0500,00\u00a0kr' },
      },
    ]);
    expect(kindsOf(await attentionOf(over.invoiceId))).toEqual(['overpaid']);
    expect(kindsOf(await attentionOf(lost.invoiceId))).toEqual(['missing']);
    expect(kindsOf(await attentionOf(created.invoiceId))).toEqual(['ocr']);
    expect(kindsOf(await attentionOf(null)).toSorted()).toEqual(['foreign', 'unknown', 'unknown']);
    expect(await attentionOf(clean.invoiceId)).toEqual([]);
    const logged = readFileSync(join(firm.stack.dataDir, 'functions.log'), 'utf8');
    expect(alarmsIn(logged.split('\n'))).toHaveLength(1);
  });

  it('is done once a night, and asks for VAT again only where something has changed', async () => {
    const whole = async () => (await firm.calls('/3/invoices/')).length;
    const first = await whole();
    expect(await firm.stack.invoke('jobs/reconcile-fortnox')).toHaveProperty('payload');
    expect(await whole()).toBe(first);
    await night('2027-01-09');
    const before = await whole();
    expect(alarmsIn(await night('2027-01-10'))).toHaveLength(1);
    // Invoices with earlier VAT differences are read again: this one, and the three with other sums.
    expect((await whole()) - before).toBe(4);
  });

  it('shows what it found to SuperAdmin and up', async () => {
    const items: AttentionItem[] = await (await firm.as('Staff')).result(listAttention);
    expect(items.filter(({ kind }) => kind === 'difference')).toEqual([]);
  });

  it('lets a difference be ticked off once, with a reason that its history keeps, until it changes', async () => {
    const superAdmin = await firm.as('SuperAdmin');
    const [item] = await attentionOf(part.invoiceId);
    const { differenceId } = item!.difference!;
    const call = { params: { differenceId }, body: { reason: 'Avbetalningsplan till mars.' } };
    expect((await (await firm.as('Staff')).call(tickOffDifference, call)).status).toBe(403);
    expect((await superAdmin.call(tickOffDifference, { ...call, body: { reason: ' ' } })).status).toBe(422);
    const both = await Promise.all([
      superAdmin.call(tickOffDifference, call),
      superAdmin.call(tickOffDifference, call),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await attentionOf(part.invoiceId)).toEqual([]);
    const { items } = await superAdmin.result(getHistory, { params: { kind: 'fortnox-difference', id: differenceId } });
    expect(items[0]).toMatchObject({
      userInitials: 'BS',
      changes: [
        { label: 'Läge', before: 'Öppen', after: 'Avbockad' },
        { label: 'Anledning', before: '', after: 'Avbetalningsplan till mars.' },
      ],
    });
    expect(
      (await (await firm.as('Staff')).call(getHistory, { params: { kind: 'fortnox-difference', id: differenceId } }))
        .status,
    ).toBe(403);

    const tickedOff = () => superAdmin.result(listTickedOffDifferences);
    expect(await tickedOff()).toMatchObject([
      {
        differenceId,
        kind: 'partPaid',
        invoiceCode: part.invoiceCode,
        reason: 'Avbetalningsplan till mars.',
        tickedOffBy: 'BS',
        tickedOffAt: items[0].changedAt,
      },
    ]);

    await night('2027-01-11');
    expect(await attentionOf(part.invoiceId)).toEqual([]);
    await firm.control({ pay: { documentNumber: String(part.serialNumber), amount: 500 } });
    await night('2027-01-12');
    expect(await attentionOf(part.invoiceId)).toMatchObject([{ difference: { theirs: '1\u00a0000,00\u00a0kr' } }]);
    expect(await tickedOff()).toEqual([]);
  });

  it('removes corrected differences, at night or on comparison', async () => {
    await firm.control({ pay: { documentNumber: String(part.serialNumber) } });
    await night('2027-01-13');
    // Until a person has seen how Fortnox settled it.
    expect(await attentionOf(part.invoiceId)).toMatchObject([{ difference: { kind: 'restSettled' } }]);
    await firm.control({ pay: { documentNumber: String(over.serialNumber), amount: -100.5 } });
    await differences();
    expect(await attentionOf(over.invoiceId)).toEqual([]);
  });

  it('continues with VAT where its time ran out, and rings when all is compared', async () => {
    // As before the first night, which compares the VAT of all.
    await dynamodb().send(new DeleteCommand({ TableName: environment.tableName(), Key: keys.fortnoxReconciliation() }));
    const before = (await firm.calls('/3/invoices/')).length;
    expect(alarmsIn(await night('2027-01-14', 9_000))).toEqual([]);
    expect(alarmsIn(await night('2027-01-14'))).toHaveLength(1);
    expect((await firm.calls('/3/invoices/')).length).toBeGreaterThan(before + 1);
    expect(kindsOf(await attentionOf(taxed.invoiceId))).toEqual(['vat']);
  });
});
