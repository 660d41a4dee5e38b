import { paymentOf } from '../../../../shared/domain/invoice/payment.ts';
import { isMistypedOcr } from '../../../../shared/domain/invoice/invoice-number.ts';
import { dayOf } from '../../../../shared/lib/days.ts';
import { sumKronor } from '../../../../shared/lib/money.ts';
import { formatMoney } from '../../../../shared/lib/format.ts';
import { invoiceCells } from '../../../../shared/lists/cells/invoices.ts';
import type { InvoiceRow } from '../../../../shared/schemas/invoice.ts';
import { panels } from '../../navigation/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { invoiceStatusLabels, invoiceTypeLabels, paymentLabels } from '../../../../shared/text/invoices.ts';
import { optionsOf } from '../../text/options-of.ts';
import { periodOfColumn } from '../../components/list/period-filters.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { statusBadge } from './invoice-status.ts';

const lateOf = (row: InvoiceRow) => invoiceCells.daysLate(row, dayOf(new Date()));

/** The status follows the accounting system, which may not have settled a credit against its debit yet. */
function noteOf(row: InvoiceRow): string | undefined {
  const payment = paymentOf(row);
  return joined([...creditNotes(row), ...(payment ? [text.payments[payment]] : []), ...lateNotes(row)]);
}

/** The amount of a card says itself what is paid. */
const noteOnCard = (row: InvoiceRow) => joined([...creditNotes(row), ...lateNotes(row)]);

function creditNotes({ credited, creditedIncVat }: InvoiceRow): string[] {
  if (credited) return [text.credited];
  return creditedIncVat === 0 ? [] : [text.partlyCredited];
}

function lateNotes(row: InvoiceRow): string[] {
  const late = row.credited ? null : lateOf(row);
  return late === null ? [] : [text.late(late)];
}

const joined = (notes: readonly string[]) => (notes.length === 0 ? undefined : notes.join(' '));

function amountOnCard(row: InvoiceRow): string[] {
  const payment = paymentOf(row);
  return [payment ? text.left[payment](formatMoney(Math.abs(row.balance!))) : formatMoney(row.sumTotalIncVat)];
}

export const invoicesList: ListDefinition<InvoiceRow> = {
  id: 'invoices',
  label: text.archiveList,
  rowId: (row) => row.invoiceId,
  rowName: (row) => row.invoiceCode,
  columns: [
    {
      key: 'serialNumber',
      label: text.serialNumber,
      value: invoiceCells.serialNumber,
      width: 5.5,
      link: (row) => panels.invoice(row.invoiceId),
    },
    { key: 'projectCode', label: text.projectCode, width: 4.75 },
    { key: 'objectName', label: text.objectName, wideWidth: 9 },
    { key: 'customerName', label: text.customer, important: 'beside' },
    { key: 'projectOwnerUserInitials', label: text.owner, width: 4.5 },
    { key: 'invoiceType', label: text.type, width: 6.25, value: invoiceCells.invoiceType },
    {
      key: 'refSerialNumberPadded',
      label: text.refersTo,
      width: 4,
      link: (row) => (row.refInvoiceId === null ? undefined : panels.invoice(row.refInvoiceId)),
    },
    {
      key: 'status',
      label: text.status,
      format: 'badge',
      badge: statusBadge,
      important: true,
      width: 12.75,
      wideWidth: 11.5,
      note: noteOf,
      cardNote: noteOnCard,
    },
    { key: 'displayDate', label: text.date, format: 'day', width: 6, wideWidth: 5.5 },
    { key: 'dueDate', label: text.dueDate, format: 'day', width: 6, wideWidth: 5.5 },
    { key: 'daysLate', label: text.daysLate, format: 'number', sortable: false, wide: true, width: 5, value: lateOf },
    { key: 'sumTotal', label: text.sum, format: 'money', width: 7 },
    { key: 'vatTotalRounded', label: text.vat, format: 'money', wide: true, width: 6 },
    { key: 'sumTotalIncVat', label: text.total, format: 'money', width: 7, card: amountOnCard },
    { key: 'balance', label: text.balance, format: 'money', wide: true, width: 7, value: invoiceCells.balance },
  ],
  stacked: ['projectCode', 'customerName', 'invoiceType', 'dueDate', 'sumTotalIncVat'],
  filters: [
    {
      key: 'serialNumber',
      label: text.serialNumberOrOcr,
      kind: 'text',
      primary: true,
      mistake: (typed) => (isMistypedOcr(typed) ? text.mistypedOcr : undefined),
    },
    { key: 'customerName', label: text.customer, kind: 'text', primary: true },
    { key: 'projectCode', label: text.projectCode, kind: 'text', primary: true },
    { key: 'projectOwnerUserInitials', label: text.owner, kind: 'text' },
    { key: 'invoiceType', label: text.type, kind: 'select', options: optionsOf(invoiceTypeLabels) },
    { key: 'status', label: text.status, kind: 'select', options: optionsOf(invoiceStatusLabels), primary: true },
    { key: 'payment', label: text.payment, kind: 'select', options: optionsOf(paymentLabels) },
    { key: 'notCancelled', label: text.cancelled, kind: 'toggle', labels: [text.withCancelled, text.notCancelled] },
    ...periodOfColumn('displayDate', text.date),
    ...periodOfColumn('dueDate', text.dueDate),
  ],
  ofMarked: (rows) =>
    text.invoicesAnd(rows.length, formatMoney(sumKronor(rows, ({ sumTotalIncVat }) => sumTotalIncVat))),
  defaultSort: { column: 'serialNumber', descending: true },
  empty: { title: text.noInvoices, hint: text.noInvoicesHint },
};
