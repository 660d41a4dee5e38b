import { formatMoney } from '../../lib/format.ts';
import type { InvoiceStatus } from '../../schemas/invoice.ts';
import { invoiceStatusLabels } from '../../text/codes.ts';
import { ocrOf } from '../invoice/invoice-number.ts';
import { type TheirInvoice, isUnsettledCredit, statusOf } from './their-invoice.ts';

/** An invoice as lists know it. */
export type OurInvoice = {
  invoiceId: number;
  invoiceCode: string;
  customerName: string;
  serialNumber: number;
  status: InvoiceStatus;
  credited: boolean;
  toPayOre: number;
  displayDate: string;
  dueDate: string;
  /** Its customer's number in Fortnox; empty where there is none. */
  fortnoxCustomerNumber: string;
};

export const differenceKinds = [
  'missing',
  'twice',
  'unknown',
  'number',
  'customer',
  'total',
  'ocr',
  'invoiceDate',
  'dueDate',
  'status',
  'unsettled',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export type Difference = {
  kind: DifferenceKind;
  invoiceCode: string;
  /** Null where it is none of ours. */
  invoiceId: number | null;
  customerName: string;
  ours: string;
  theirs: string;
};

const ourReference = /^[\p{L}\d._-]+-\d{6,}$/u;

/**
 * What differs between our invoices and those in Fortnox that bear our references. One that is not registered yet is no
 * difference: it says itself what it waits for.
 */
export function reconcile(ours: readonly OurInvoice[], theirs: readonly TheirInvoice[], today: string): Difference[] {
  const numbered = new Map(theirs.map((one) => [one.documentNumber, one]));
  const byReference = Map.groupBy(numbered.values(), ({ reference }) => reference);
  const codes = new Set(ours.map(({ invoiceCode }) => invoiceCode));
  const unknown = [...numbered.values()]
    .filter(({ reference }) => ourReference.test(reference) && !codes.has(reference))
    .map((one) => ({
      kind: 'unknown' as const,
      invoiceCode: one.reference,
      invoiceId: null,
      customerName: one.customerName,
      ours: '',
      theirs: one.documentNumber,
    }));
  return [...ours.flatMap((our) => differencesOf(our, byReference.get(our.invoiceCode) ?? [], today)), ...unknown];
}

function differencesOf(our: OurInvoice, found: readonly TheirInvoice[], today: string): Difference[] {
  const { invoiceCode, invoiceId, customerName } = our;
  const row = (kind: DifferenceKind, ours: string, theirs: string) => {
    return { kind, invoiceCode, invoiceId, customerName, ours, theirs };
  };
  const [their, ...others] = found;
  if (!their) return our.status === 'Created' ? [] : [row('missing', invoiceStatusLabels[our.status], '')];
  if (others.length > 0) {
    return [row('twice', String(our.serialNumber), found.map(({ documentNumber }) => documentNumber).join(', '))];
  }
  const money = (ore: number) => formatMoney(ore / 100);
  const status = statusOf(their, today, our);
  const { fortnoxCustomerNumber: customer } = our;
  const rows: [boolean, Difference][] = [
    [their.documentNumber !== String(our.serialNumber), row('number', String(our.serialNumber), their.documentNumber)],
    [customer !== '' && their.customerNumber !== customer, row('customer', customer, their.customerNumber)],
    [their.totalOre !== our.toPayOre, row('total', money(our.toPayOre), money(their.totalOre))],
    [their.ocr !== ocrOf(our.serialNumber), row('ocr', ocrOf(our.serialNumber), their.ocr)],
    [their.invoiceDate !== our.displayDate, row('invoiceDate', our.displayDate, their.invoiceDate)],
    [their.dueDate !== our.dueDate, row('dueDate', our.dueDate, their.dueDate)],
    [isUnsettledCredit(their), row('unsettled', money(our.toPayOre), money(their.balanceOre))],
    [status !== our.status, row('status', invoiceStatusLabels[our.status], invoiceStatusLabels[status])],
  ];
  return rows.filter(([differs]) => differs).map(([, difference]) => difference);
}
