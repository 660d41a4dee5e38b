import type { AgreementTerms, Entry } from '../../entities/agreement.ts';
import { toOre } from '../../lib/money.ts';
import type { InvoiceDocument, InvoiceItem } from '../../schemas/invoice.ts';
import { padSerialNumber } from '../invoice/invoice-number.ts';

type Entries = readonly Entry[];

/**
 * What an invoice adds to the account of its project's agreement: an entry for each line of the agreement, and one for
 * all other lines together.
 */
export function entriesOf(document: InvoiceDocument, invoiceId: number): Entry[] {
  const of = (item: InvoiceItem, netOre: number): Entry => ({
    invoiceId,
    serialNumber: document.serialNumber,
    day: document.displayDate,
    kind: isOfAgreement(item) ? item.lineKind : 'Work',
    ref: item.agreedRef,
    text: isOfAgreement(item) ? item.invoiceItemText : '',
    netOre,
    vatPercent: item.vatPercent,
    vatRule: item.vatRule,
    account: item.account,
  });
  const agreed = document.items.filter(isOfAgreement).map((item) => of(item, toOre(item.subTotal)));
  const others = document.items.filter((item) => !isOfAgreement(item));
  const netOre = others.reduce((sum, { subTotal }) => sum + toOre(subTotal), 0);
  return others[0] && netOre !== 0 ? [...agreed, { ...of(others[0], netOre), ref: 0 }] : agreed;
}

export function isOfAgreement({ lineKind }: Pick<InvoiceItem, 'lineKind'>): boolean {
  return lineKind === 'Instalment' || lineKind === 'OnAccount' || lineKind === 'Deduction';
}

/**
 * The same of a credit. A line of a credit that names no line of the agreement belongs to the only one that its debit
 * has.
 */
export function entriesOfCredit(credit: InvoiceDocument, debit: InvoiceDocument, invoiceId: number): Entry[] {
  const [only, ...more] = debit.items;
  if (!only || more.length > 0 || !isOfAgreement(only)) return entriesOf(credit, invoiceId);
  const { lineKind, agreedRef } = only;
  const items = credit.items.map((item) => (isOfAgreement(item) ? item : { ...item, lineKind, agreedRef }));
  return entriesOf({ ...credit, items }, invoiceId);
}

export function netOreOf(entries: Entries): number {
  return entries.reduce((sum, { netOre }) => sum + netOre, 0);
}

/** Invoiced of an instalment, with what has been credited taken off. */
export function invoicedOreOf(entries: Entries, instalmentId: number): number {
  return netOreOf(entries.filter(({ kind, ref }) => kind === 'Instalment' && ref === instalmentId));
}

export type OnAccount = Entry & {
  /** What is neither credited nor deducted. */
  leftOre: number;
  deductedOre: number;
  creditedOre: number;
};

/** True of the entry of an on-account invoice itself, which a credit of it refers to. */
export const isOnAccountDebit = ({ kind, ref, serialNumber }: Entry): boolean =>
  kind === 'OnAccount' && ref === serialNumber;

/** The on-account invoices in their order, each with what is left of it to deduct. */
export function onAccountOf(entries: Entries): OnAccount[] {
  return entries.filter(isOnAccountDebit).map((debit) => {
    const itsOwn = entries.filter(({ kind, ref }) => ref === debit.ref && kind === 'OnAccount');
    const itsDeductions = entries.filter(({ kind, ref }) => ref === debit.ref && kind === 'Deduction');
    const [paidOre, deductedOre] = [netOreOf(itsOwn), -netOreOf(itsDeductions)];
    return { ...debit, leftOre: paidOre - deductedOre, deductedOre, creditedOre: debit.netOre - paidOre };
  });
}

/** What invoices deduct of an on-account invoice, without those whose credits have given all of it back. */
export function deductionsOf(entries: Entries, serialNumber: number): Entry[] {
  let since: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'Deduction' || entry.ref !== serialNumber) continue;
    since.push(entry);
    if (netOreOf(since) === 0) since = [];
  }
  return since.filter(({ netOre }) => netOre < 0);
}

/** What is left to invoice of an agreed sum or a ceiling. */
export function leftOreOf({ priceForm, agreedOre, entries }: Omit<AgreementTerms, 'instalments'>): number {
  const counted = priceForm === 'FixedPrice' ? entries.filter(({ kind }) => kind === 'Instalment') : entries;
  return agreedOre - netOreOf(counted);
}

/**
 * Why a credit cannot be made: the final invoice has deducted what it credits, so the customer would get it twice.
 * Undefined if it can.
 */
export function agreementRefusal(before: Entries, credited: Entries): string | undefined {
  const all = [...before, ...credited];
  const taken = onAccountOf(all).find(({ leftOre }) => leftOre < 0);
  if (!taken) return undefined;
  const by = deductionsOf(all, taken.ref).at(-1);
  return `A conto-fakturan är avdragen på faktura ${padSerialNumber(by?.serialNumber ?? 0)}. Kreditera den först.`;
}
