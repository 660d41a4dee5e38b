import { formatMoney } from '../../lib/format.ts';
import { invoiceStatusLabels } from '../../text/invoices.ts';
import { ocrOf } from '../invoice/invoice-number.ts';
import { type OwnCredits, type FortnoxInvoice, isUnsettledCredit, statusOf, textsOfCard } from './fortnox-invoice.ts';
import type { DifferenceKind } from '../../codes/fortnox-differences.ts';
import type { InvoiceStatus } from '../../codes/invoices.ts';

export type KlangInvoice = OwnCredits & {
  invoiceId: number;
  invoiceCode: string;
  customerName: string;
  serialNumber: number;
  status: InvoiceStatus;
  /** What credits have taken of it so far, VAT included. */
  creditedOre: number;
  toPayOre: number;
  vatOre: number;
  displayDate: string;
  dueDate: string;
  fortnoxCustomerNumber: string;
  /** For a debit: the numbers of its credits that are not cancelled. */
  creditNumbers: readonly string[];
  /** For a credit: the status of its debit. */
  debitStatus: InvoiceStatus | null;
  /** The texts that are empty on our invoice, by Fortnox's names; undefined while its lines are not read. */
  emptyTexts?: readonly string[];
};

export type Difference = {
  kind: DifferenceKind;
  invoiceCode: string;
  invoiceId: number | null;
  customerName: string;
  ours: string;
  theirs: string;
  /** The number in Fortnox; several separated by commas, empty if it is missing there. */
  documentNumber: string;
};

export function differenceKey({ kind, invoiceId, invoiceCode, documentNumber }: Difference): string {
  return `${kind} ${invoiceId === null ? documentNumber : invoiceCode}`;
}

export type ReconcileContext = {
  /**
   * Invoices registered before Fortnox was read. Others that are missing in Fortnox already show what they wait for.
   */
  registered?: ReadonlySet<number>;
  customerNumbers?: ReadonlySet<string>;
};

const ourReference = /^[\p{L}\d._-]+-\d{6,}$/u;

/**
 * The differences between our invoices and those in Fortnox that carry our references or belong to our customers. VAT,
 * which Fortnox's lists omit, is compared where `theirs` has it.
 */
export function reconcile(
  ours: readonly KlangInvoice[],
  theirs: readonly FortnoxInvoice[],
  today: string,
  known: ReconcileContext = {},
): Difference[] {
  const numbered = new Map(theirs.map((one) => [one.documentNumber, one]));
  const byReference = Map.groupBy(numbered.values(), ({ reference }) => reference);
  const codes = new Set(ours.map(({ invoiceCode }) => invoiceCode));
  const others = [...numbered.values()].filter(({ reference }) => !codes.has(reference));
  const isOurs = ({ reference }: FortnoxInvoice) => ourReference.test(reference);
  return [
    ...ours.flatMap((our) => differencesOf(our, byReference.get(our.invoiceCode) ?? [], today, known)),
    ...others.filter(isOurs).map((one) => rowOfTheirs('unknown', one, one.documentNumber)),
    ...others.filter((one) => !isOurs(one) && isForeign(one, ours, known)).map(rowOfForeign),
  ];
}

/**
 * An invoice from another system for a customer of ours, dated after the first invoice of Klang: earlier ones are all
 * foreign.
 */
function isForeign(
  their: FortnoxInvoice,
  ours: readonly KlangInvoice[],
  { customerNumbers }: ReconcileContext,
): boolean {
  if (!customerNumbers?.has(their.customerNumber) || their.isCancelled) return false;
  const since = ours.reduce((first, { displayDate }) => (first < displayDate ? first : displayDate), '9999-12-31');
  return their.invoiceDate >= since;
}

function rowOfForeign(their: FortnoxInvoice): Difference {
  const { documentNumber, invoiceDate, totalOre } = their;
  return rowOfTheirs('foreign', their, `${documentNumber}, ${invoiceDate}, ${formatMoney(totalOre / 100)}`);
}

function rowOfTheirs(kind: DifferenceKind, their: FortnoxInvoice, theirs: string): Difference {
  const { reference: invoiceCode, customerName, documentNumber } = their;
  return { kind, invoiceCode, invoiceId: null, customerName, ours: '', theirs, documentNumber };
}

function differencesOf(
  our: KlangInvoice,
  found: readonly FortnoxInvoice[],
  today: string,
  { registered }: ReconcileContext,
): Difference[] {
  const { invoiceCode, invoiceId, customerName } = our;
  const row = (kind: DifferenceKind, ours: string, theirs: string) => {
    return { kind, invoiceCode, invoiceId, customerName, ours, theirs, documentNumber };
  };
  const documentNumber = found.map((one) => one.documentNumber).join(', ');
  const [their, ...others] = found.filter((one) => !isCreditOf(our, one));
  if (!their) {
    const isOnItsWay = our.status === 'Created' && !registered?.has(invoiceId);
    return isOnItsWay || our.status === 'Cancelled' ? [] : [row('missing', invoiceStatusLabels[our.status], '')];
  }
  if (others.length > 0) return [row('twice', String(our.serialNumber), documentNumber)];
  const money = (ore: number) => formatMoney(ore / 100);
  const status = statusOf(their, today, our);
  const { fortnoxCustomerNumber: customer } = our;
  const rows: [boolean, Difference][] = [
    [their.documentNumber !== String(our.serialNumber), row('number', String(our.serialNumber), their.documentNumber)],
    [customer !== '' && their.customerNumber !== customer, row('customer', customer, their.customerNumber)],
    [their.totalOre !== our.toPayOre, row('total', money(our.toPayOre), money(their.totalOre))],
    [
      their.vatOre !== undefined && their.vatOre !== our.vatOre,
      row('vat', money(our.vatOre), money(their.vatOre ?? 0)),
    ],
    [textsTaken(their, our) !== '', row('texts', '', textsTaken(their, our))],
    [their.ocr !== ocrOf(our.serialNumber), row('ocr', ocrOf(our.serialNumber), their.ocr)],
    [their.invoiceDate !== our.displayDate, row('invoiceDate', our.displayDate, their.invoiceDate)],
    [their.dueDate !== our.dueDate, row('dueDate', our.dueDate, their.dueDate)],
    // Here a credit is settled against its debit when it is made.
    [isUnsettledCredit(their), row('unsettled', money(0), money(their.balanceOre))],
    [
      our.status !== 'Cancelled' && status !== our.status,
      row('status', invoiceStatusLabels[our.status], invoiceStatusLabels[status]),
    ],
    [isPartPaid(their, our), row('partPaid', money(our.toPayOre), money(their.balanceOre))],
    [isOverpaid(their), row('overpaid', money(our.toPayOre), money(their.totalOre - their.balanceOre))],
    [isCreditedThere(their, our), row('creditedThere', invoiceStatusLabels[our.status], their.creditNumber)],
    [
      our.toPayOre < 0 && our.status === 'Cancelled' && their.isCancelled && our.debitStatus !== 'Cancelled',
      row('creditCancelled', money(our.toPayOre), invoiceStatusLabels.Cancelled),
    ],
    [
      our.status === 'Cancelled' && our.creditNumbers.length > 0,
      row('creditsLeft', our.creditNumbers.join(', '), invoiceStatusLabels.Cancelled),
    ],
    [
      our.status === 'Cancelled' && !their.isCancelled && their.balanceOre !== 0,
      row('notCancelled', invoiceStatusLabels.Cancelled, money(their.balanceOre)),
    ],
  ];
  return rows.filter(([differs]) => differs).map(([, difference]) => difference);
}

/** What stands there and not on our invoice. */
function textsTaken({ texts }: FortnoxInvoice, { emptyTexts = [] }: KlangInvoice): string {
  const taken = emptyTexts.filter((name) => (texts?.[name] ?? '') !== '');
  return taken.map((name) => `${textsOfCard[name]}: ${texts![name]}`).join(', ');
}

/** Credits and credited invoices are reported as `unsettled` instead; a settled credit of a part is no payment. */
function isPartPaid(their: FortnoxInvoice, { credited, creditedOre }: KlangInvoice): boolean {
  const { isBooked, isCancelled, balanceOre, totalOre } = their;
  const isPart = balanceOre > 0 && balanceOre < totalOre && balanceOre !== totalOre - creditedOre;
  return isBooked && !isCancelled && !credited && isPart;
}

/** Fortnox's own credit of a debit has the debit's reference. */
export function isCreditOf({ toPayOre }: Pick<KlangInvoice, 'toPayOre'>, { totalOre }: FortnoxInvoice): boolean {
  return toPayOre > 0 && totalOre < 0;
}

/** By hand in Fortnox, so that nothing here credits it. */
function isCreditedThere(
  { creditNumber, isCancelled }: FortnoxInvoice,
  { toPayOre, status, creditNumbers }: KlangInvoice,
) {
  const isDebit = toPayOre > 0 && status !== 'Cancelled' && !isCancelled;
  return isDebit && creditNumber !== '' && !creditNumbers.includes(creditNumber);
}

function isOverpaid({ isBooked, isCancelled, balanceOre, totalOre }: FortnoxInvoice): boolean {
  return isBooked && !isCancelled && totalOre > 0 && balanceOre < 0;
}
