import { formatAmount } from '../../lib/format.ts';
import { roundHalfAwayFromZero } from '../../lib/money.ts';
import type { Invoice, InvoiceDocument } from '../../schemas/invoice.ts';
import type { InvoiceStatus } from '../../codes/invoices.ts';

/** Parsed regardless of its JSON types. */
export type FortnoxInvoice = {
  documentNumber: string;
  reference: string;
  customerNumber: string;
  customerName: string;
  ocr: string;
  invoiceDate: string;
  dueDate: string;
  isBooked: boolean;
  isCancelled: boolean;
  isSent: boolean;
  totalOre: number;
  balanceOre: number;
  vatOre: number | undefined;
  /** The amount of a rounding row, where Fortnox does not round by itself. */
  roundOffOre: number | undefined;
  hasFinalPayment: boolean;
  /** The company uses the cash method: it books payments, not invoices. Missing in lists. */
  isOnCashMethod: boolean;
  /** On a debit, the number in Fortnox of the credit that it is credited with there, else empty. Missing in lists. */
  creditNumber: string;
  /** EDIStatus, empty before it has been sent as an e-invoice. Missing in lists. */
  eInvoiceStatus: string;
  /** Texts that Fortnox takes from the customer's card if an invoice has none, by field. Missing in lists. */
  texts: Readonly<Record<string, string>> | undefined;
};

/** By Fortnox's names: those that are sent as null where they are empty. */
export const textsOfCard: Readonly<Record<string, string>> = {
  YourReference: 'Er referens',
  OurReference: 'Vår referens',
  YourOrderNumber: 'Ert ordernummer',
  Remarks: 'Fakturatext',
  Address1: 'Adress 1',
  Address2: 'Adress 2',
  ZipCode: 'Postnummer',
  City: 'Ort',
};

export function readFortnoxInvoice(fields: Record<string, unknown>): FortnoxInvoice {
  const optional = (name: string) => (fields[name] === undefined ? undefined : oreOf(fields[name]));
  return {
    documentNumber: textOf(fields['DocumentNumber']),
    reference: textOf(fields['ExternalInvoiceReference1']),
    customerNumber: textOf(fields['CustomerNumber']),
    customerName: textOf(fields['CustomerName']),
    ocr: textOf(fields['OCR']),
    invoiceDate: textOf(fields['InvoiceDate']).slice(0, 10),
    dueDate: textOf(fields['DueDate']).slice(0, 10),
    isBooked: isTrue(fields['Booked']),
    isCancelled: isTrue(fields['Cancelled']),
    isSent: isTrue(fields['Sent']),
    totalOre: oreOf(fields['Total']),
    balanceOre: oreOf(fields['Balance']),
    vatOre: optional('TotalVAT'),
    roundOffOre: roundOffOf(fields),
    hasFinalPayment: textOf(fields['FinalPayDate']) !== '',
    isOnCashMethod: fields['AccountingMethod'] === 'CASH',
    creditNumber: numberOf(fields['CreditInvoiceReference']),
    texts: 'YourReference' in fields ? mapped(textsOfCard, (name) => textOf(fields[name])) : undefined,
    eInvoiceStatus: textOf((fields['EDIInformation'] as Record<string, unknown> | null | undefined)?.['EDIStatus']),
  };
}

/** The rounding account of the Swedish standard chart of accounts (BAS). */
export const roundingAccount = 3740;

function roundOffOf(fields: Record<string, unknown>): number | undefined {
  if (fields['RoundOff'] === undefined) return undefined;
  const rows = (Array.isArray(fields['InvoiceRows']) ? fields['InvoiceRows'] : []) as Record<string, unknown>[];
  const ofRows = rows
    .filter((row) => Number(row['AccountNumber']) === roundingAccount)
    .reduce((sum, row) => sum + oreOf(row['Total']), 0);
  return oreOf(fields['RoundOff']) + ofRows;
}

function mapped(names: object, valueOf: (name: string) => string): Record<string, string> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, valueOf(name)]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Fortnox writes 0 where there is none. */
function numberOf(value: unknown): string {
  const text = textOf(value);
  return text === '0' ? '' : text;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value));
}

function oreOf(value: unknown): number {
  const kronor = typeof value === 'number' ? value : Number.parseFloat(textOf(value) || '0');
  return Number.isFinite(kronor) ? roundHalfAwayFromZero(kronor * 100) : 0;
}

/** What Klang knows of a debit's credits, which Fortnox may not have settled against it yet. */
export type OwnCredits = {
  /** Wholly: the debit asks for no payment. */
  credited: boolean;
  /** What the credits have open in Fortnox: 0 or negative. */
  openCreditOre: number;
};

type OwedInvoice = Pick<
  FortnoxInvoice,
  'isCancelled' | 'isBooked' | 'isSent' | 'hasFinalPayment' | 'totalOre' | 'balanceOre' | 'dueDate'
>;

/**
 * A debit is paid also where more has been paid than was asked for, and late only where more is open of it than its
 * open credits will take. The negative balance of a credit is what is not settled yet.
 */
export function statusOf(their: OwedInvoice, today: string, own: OwnCredits): InvoiceStatus {
  if (their.isCancelled) return 'Cancelled';
  // A company on the cash method books nothing before payment.
  const isSettled = their.totalOre > 0 ? their.balanceOre <= 0 : their.balanceOre === 0;
  if (isSettled && (their.isBooked || their.hasFinalPayment)) return 'Paid';
  if (!their.isBooked && !their.isSent) return 'Sent';
  const isLate =
    their.balanceOre > 0 && their.balanceOre + own.openCreditOre > 0 && their.dueDate !== '' && their.dueDate < today;
  if (isLate && !own.credited) return 'Overdue';
  return their.isBooked ? 'Posted' : 'Sent';
}

type SettledInvoice = Pick<Invoice, 'status' | 'balance' | 'sumTotalIncVat' | 'credits'>;

/**
 * What was left to pay of a partly paid invoice that is now settled in the accounting: paid, or written off there. 0
 * where nothing had been paid, or only credits were left. In öre.
 */
export function restSettledOre(before: SettledInvoice, status: InvoiceStatus): number {
  if (status !== 'Paid' || before.status === 'Paid' || before.balance === null) return 0;
  const creditedOre = before.credits.reduce((sum, { sumTotalIncVat }) => sum + oreOf(sumTotalIncVat), 0);
  const restOre = oreOf(before.balance);
  return restOre < oreOf(before.sumTotalIncVat) - creditedOre ? Math.max(0, restOre) : 0;
}

/** A credit that is open in Fortnox, so that the customer's debit still looks unpaid. */
export function isUnsettledCredit({ totalOre, balanceOre, isBooked, isSent, isCancelled }: FortnoxInvoice): boolean {
  return totalOre < 0 && balanceOre !== 0 && (isBooked || isSent) && !isCancelled;
}

type Sums = Pick<InvoiceDocument, 'sumTotalIncVat' | 'vatTotalRounded' | 'roundingTotal'>;

export function sumDifferences(ours: Sums, their: FortnoxInvoice): string[] {
  const pairs: [string, number, number | undefined][] = [
    ['totalt', oreOf(ours.sumTotalIncVat), their.totalOre],
    ['moms', oreOf(ours.vatTotalRounded), their.vatOre],
    ['öresavrundning', oreOf(ours.roundingTotal), their.roundOffOre],
  ];
  return pairs
    .filter(([, our, there]) => there !== undefined && our !== there)
    .map(([what, our, there]) => `${what} ${formatAmount(our / 100)} här och ${formatAmount(there! / 100)} i Fortnox`);
}
