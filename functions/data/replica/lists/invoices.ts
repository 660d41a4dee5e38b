import type { listInvoices as contract } from '../../../../shared/contract/invoices.ts';
import type { QueryOf, RouteOutput } from '../../../../shared/contract/route.ts';
import type { Database } from '../database.ts';
import { openInvoiceSql } from '../partial-indexes.ts';
import { serialNumberOfOcr } from '../../../../shared/domain/invoice/invoice-number.ts';
import type { KlangInvoice } from '../../../../shared/domain/fortnox/reconcile.ts';
import type { OwnCredits } from '../../../../shared/domain/fortnox/fortnox-invoice.ts';
import type { InvoiceRow, InvoiceSums } from '../../../../shared/schemas/invoice.ts';
import { code, flag, knownKronor, kronor, number, sortedText, text } from './columns.ts';
import { type Condition, contains, either, equals, hasInitials } from './conditions.ts';
import { type Viewer, defineList } from './define-list.ts';
import {
  type InvoiceStatus,
  invoiceStatuses as invoiceRanks,
  type InvoiceType,
} from '../../../../shared/codes/invoices.ts';
import { type Age, type PaymentState, ages, latenessOf } from '../../../../shared/codes/payment-states.ts';
import { type Day, addDays, dayOf } from '../../../../shared/lib/days.ts';
import { toKronor } from '../../../../shared/lib/money.ts';

export const invoiceList = defineList<InvoiceRow, QueryOf<typeof contract>>({
  id: 'i.id',
  where: 'i.listed = 1',
  sources: { own: { from: 'invoice i', joins: {} } },
  columns: {
    invoiceId: number('i.id'),
    invoiceCode: text('i.invoice_code'),
    serialNumber: { ...number('i.serial_number'), source: 'own' },
    serialNumberPadded: sortedText('i.serial_number_padded', 'own'),
    refSerialNumberPadded: sortedText('i.ref_serial_number_padded', 'own'),
    refInvoiceId: number('i.ref_invoice_id'),
    invoiceType: code('i.invoice_type', 'own'),
    status: code('i.status', 'own'),
    credited: flag('i.credited'),
    projectId: number('i.project_id'),
    projectCode: sortedText('i.project_code', 'own'),
    projectOwnerUserInitials: sortedText('i.owner_initials', 'own'),
    objectName: sortedText('i.object_name', 'own'),
    customerName: sortedText('i.customer_name', 'own'),
    displayDate: { ...text('i.display_date'), source: 'own' },
    dueDate: { ...text('i.due_date'), source: 'own' },
    sumTotal: { ...kronor('i.sum_total_ore'), source: 'own' },
    vatTotalRounded: { ...kronor('i.vat_ore'), source: 'own' },
    sumTotalIncVat: { ...kronor('i.to_pay_ore'), source: 'own' },
    balance: { ...knownKronor('i.balance_ore'), sort: 'i.left_ore', source: 'own' },
    creditedIncVat: kronor('i.credited_inc_vat_ore'),
    version: number('i.version'),
  },
  filters: {
    serialNumber: either(contains('i.serial_number_padded', { table: 'invoice', id: 'i.id' }), hasOcr),
    customerName: contains('i.customer_name', { table: 'invoice', id: 'i.id' }),
    projectCode: contains('i.project_code', { table: 'invoice', id: 'i.id' }),
    projectOwnerUserInitials: hasInitials('i.owner_initials'),
    ownerUserId: (userId) => ({ sql: ofOwnerSql, values: [userId, userId] }),
    invoiceType: equals('i.invoice_type'),
    status: equals('i.status'),
    payment: (state) => inState(state, dayOf(new Date())),
    customerId: equals('i.customer_id'),
    notCancelled: (only) => (only ? { sql: countedInvoiceSql, values: [] } : undefined),
    sums: () => undefined,
    displayDateFrom: (day) => ({ sql: 'i.display_date >= ?', values: [day] }),
    displayDateTo: (day) => ({ sql: 'i.display_date <= ?', values: [day] }),
    dueDateFrom: (day) => ({ sql: 'i.due_date >= ?', values: [day] }),
    dueDateTo: (day) => ({ sql: 'i.due_date <= ?', values: [day] }),
  },
  totals: { 'i.listed = 1': 'invoice' },
  order: { column: 'serialNumber', descending: true },
  pageSize: 'items_per_page_default',
});

/** An older invoice has only the initials of its owner, who is certain if nobody else has had them. */
const ofOwnerSql = `(i.owner_user_id = ? OR (i.owner_user_id IS NULL AND i.owner_initials = (SELECT initials FROM user
  WHERE id = ? AND NOT EXISTS (SELECT 1 FROM user other WHERE other.initials = user.initials AND other.id <> user.id))))`;

export type InvoicePage = RouteOutput<typeof contract>;

export function listInvoices(db: Database, query: QueryOf<typeof contract>, viewer: Viewer): InvoicePage {
  const page = invoiceList.page(db, query, viewer);
  return query.sums ? { ...page, sums: sumsOf(db, query, dayOf(new Date())) } : page;
}

/** Conditions and amounts of an invoice `i`. */
export const countedInvoiceSql = `i.status_rank <> ${invoiceRanks.indexOf('Cancelled')}`;
export const owed = 'coalesce(i.balance_ore, i.to_pay_ore)';

function inState(state: PaymentState, today: Day): Condition {
  if (state === 'unpaid') return { sql: `${openInvoiceSql} AND ${owed} <> 0`, values: [] };
  // The balance of a credit is what is not settled yet.
  if (state === 'overpaid') {
    return { sql: `${countedInvoiceSql} AND i.balance_ore < 0 AND i.invoice_type = 'Debit'`, values: [] };
  }
  const { from, to } = latenessOf[state];
  // An invoice that is overdue there may be due today here: it counts as 0 days late.
  const latest = from === 0 ? [] : [addDays(today, -from)];
  const earliest = to === undefined ? [] : [addDays(today, -to)];
  const conditions = [
    `i.status_rank = ${invoiceRanks.indexOf('Overdue')}`,
    ...latest.map(() => 'i.due_date <= ?'),
    ...earliest.map(() => 'i.due_date >= ?'),
  ];
  return { sql: conditions.join(' AND '), values: [...latest, ...earliest] };
}

function sumsOf(db: Database, query: QueryOf<typeof contract>, today: Day): InvoiceSums {
  const owedOf = ({ sql, values }: Condition) => ({ sql: `CASE WHEN ${sql} THEN ${owed} ELSE 0 END`, values });
  const ofAges = ages.map((age) => [age, owedOf(inState(age, today))] as const);
  const ore = invoiceList.sumsOf(
    db,
    { query },
    {
      sumTotal: { sql: 'i.sum_total_ore', values: [] },
      sumTotalIncVat: { sql: 'i.to_pay_ore', values: [] },
      owed: owedOf(inState('unpaid', today)),
      ...(Object.fromEntries(ofAges) as Record<Age, Condition>),
    },
  );
  return {
    sumTotal: toKronor(ore.sumTotal),
    sumTotalIncVat: toKronor(ore.sumTotalIncVat),
    owed: toKronor(ore.owed),
    late: Object.fromEntries(ages.map((age) => [age, toKronor(ore[age])])) as InvoiceSums['late'],
  };
}

function hasOcr(typed: string): Condition | undefined {
  const serialNumber = serialNumberOfOcr(typed);
  return serialNumber === null ? undefined : { sql: 'i.serial_number = ?', values: [serialNumber] };
}

export type NumberedInvoice = {
  id: number;
  serialNumber: number;
  invoiceType: InvoiceType;
  displayDate: string;
  status: InvoiceStatus;
};

export function invoiceNumbers(db: Database): NumberedInvoice[] {
  return db.all<NumberedInvoice>(
    `SELECT id, serial_number AS serialNumber, invoice_type AS invoiceType, display_date AS displayDate, status
      FROM invoice`,
    [],
  );
}

/** Except cancelled ones; öre without VAT. */
export function invoicedOre(db: Database, projectId: number): number {
  return db.get<{ total: number }>(
    'SELECT coalesce(sum(net_ore), 0) AS total FROM invoice_project WHERE project_id = ?',
    [projectId],
  )!.total;
}

/** What is open of the credits of each debit, to be joined. */
const openCredits = `(SELECT ref_invoice_id AS debit_id, sum(coalesce(balance_ore, to_pay_ore)) AS open_ore
  FROM invoice WHERE invoice_type = 'Credit' AND status <> 'Cancelled' GROUP BY ref_invoice_id) ON debit_id = invoice.id`;

export type ListedStatus = OwnCredits & {
  invoiceId: number;
  invoiceCode: string;
  serialNumber: number;
  status: InvoiceStatus;
  balanceOre: number | null;
  toPayOre: number;
};

export function invoiceStatuses(db: Database): ListedStatus[] {
  return db
    .all<Omit<ListedStatus, 'credited'> & { credited: number }>(
      `SELECT id AS invoiceId, invoice_code AS invoiceCode, serial_number AS serialNumber, status, credited,
        balance_ore AS balanceOre, to_pay_ore AS toPayOre, coalesce(open_ore, 0) AS openCreditOre FROM invoice LEFT JOIN ${openCredits}`,
      [],
    )
    .map((one) => ({ ...one, credited: one.credited === 1 }));
}

/** Debits that are booked and not credited, whose day of payment has passed: their ids. */
export function postedPastDue(db: Database, today: Day): number[] {
  const sql = `SELECT id FROM invoice WHERE status = 'Posted' AND invoice_type = 'Debit' AND credited = 0 AND due_date < ?`;
  return db.all<{ id: number }>(sql, [today]).map(({ id }) => id);
}

/** The ids of those that are booked, paid ones included. */
export function bookedInvoices(db: Database): number[] {
  const sql = `SELECT id FROM invoice WHERE status IN ('Posted', 'Paid', 'Overdue')`;
  return db.all<{ id: number }>(sql, []).map(({ id }) => id);
}

export function invoicesToReconcile(db: Database): KlangInvoice[] {
  return db
    .all<Omit<KlangInvoice, 'credited' | 'creditNumbers'> & { credited: number; creditNumbers: string }>(
      `SELECT invoice.id AS invoiceId, invoice_code AS invoiceCode, customer_name AS customerName,
        serial_number AS serialNumber, status, credited, coalesce(open_ore, 0) AS openCreditOre,
        credited_inc_vat_ore AS creditedOre, to_pay_ore AS toPayOre, vat_ore AS vatOre, display_date AS displayDate,
        due_date AS dueDate, coalesce(fortnox_number, '') AS fortnoxCustomerNumber,
        coalesce((SELECT group_concat(credit.serial_number) FROM invoice credit WHERE credit.invoice_type = 'Credit'
          AND credit.ref_invoice_id = invoice.id AND credit.status <> 'Cancelled'), '') AS creditNumbers,
        (SELECT debit.status FROM invoice debit WHERE debit.id = invoice.ref_invoice_id
          AND invoice.invoice_type = 'Credit') AS debitStatus
        FROM invoice LEFT JOIN customer ON customer.id = customer_id LEFT JOIN ${openCredits} ORDER BY serial_number`,
      [],
    )
    .map((one) => ({
      ...one,
      credited: one.credited === 1,
      creditNumbers: one.creditNumbers.split(',').filter((number) => number !== ''),
    }));
}

export function fortnoxCustomerNumbers(db: Database): Set<string> {
  const sql = `SELECT DISTINCT fortnox_number AS number FROM customer WHERE fortnox_number <> ''`;
  return new Set(db.all<{ number: string }>(sql, []).map(({ number: one }) => one));
}

/** Customers that share a number in Fortnox: it was given before numbers were unique. */
export function sharedFortnoxNumbers(db: Database): { number: string; names: string[] }[] {
  const sql = `SELECT fortnox_number AS number, json_group_array(name) AS names FROM (
    SELECT fortnox_number, name FROM customer WHERE listed = 1 AND fortnox_number <> '' ORDER BY id)
    GROUP BY fortnox_number HAVING count(*) > 1`;
  return db
    .all<{ number: string; names: string }>(sql, [])
    .map(({ number: shared, names }) => ({ number: shared, names: JSON.parse(names) as string[] }));
}
