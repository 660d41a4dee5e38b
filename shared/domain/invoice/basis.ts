import { addDays } from '../../lib/days.ts';
import { formatCount, formatMoney } from '../../lib/format.ts';
import { toKronor } from '../../lib/money.ts';
import { inWords } from '../../lib/text.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import { invoiceDeliveryLabels } from '../../text/e-invoice.ts';
import { formatAddress } from '../address.ts';

const parts = {
  address: ['Fakturaadressen', ({ invoiceAddress }) => formatAddress(invoiceAddress)],
  customer: ['Kundens namn', (document) => document.customerName],
  object: ['Objektet', ({ objectAddress }) => (objectAddress ? formatAddress(objectAddress) : '')],
  subTitle: ['Fakturatexten', (document) => document.invoiceSubTitle],
  message: ['Meddelandet', (document) => document.invoiceMessage.replaceAll('<br>', ' ').replace(/<[^>]*>/g, '')],
  email: ['E-postadressen', (document) => document.invoiceEmail],
  costCenter: ['Märkningen', (document) => document.costCenter],
  orderNumber: ['Beställningsnumret', (document) => document.orderNumber],
  delivery: ['Leveranssättet', (document) => invoiceDeliveryLabels[document.invoiceDelivery]],
  theirReference: ['Er referens', (document) => document.customerReferenceName],
  ourReference: ['Vår referens', (document) => document.ourReferenceName],
} as const satisfies Record<string, [name: string, text: (document: InvoiceDocument) => string]>;

type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

export function partTexts(document: InvoiceDocument): Record<Part, string> {
  return Object.fromEntries(partNames.map((part) => [part, parts[part][1](document)])) as Record<Part, string>;
}

type WorkOrderMarks = readonly (readonly [workOrderId: number, mark: string])[];

type Prices = readonly (readonly [productId: number, priceOre: number])[];

export type Basis = {
  /** The fingerprint of everything printed and of the included work orders. */
  whole: string;
  nothing: string;
  sumOre: number;
  paymentTermDays: number;
  displayDate: string;
  /** This and the fields below are null when there are too many to describe one by one. */
  workOrders: WorkOrderMarks | null;
  addingNothing: WorkOrderMarks | null;
  prices: Prices | null;
  parts: Readonly<Record<string, string>>;
  company: string;
};

type CurrentBasis = {
  basis: Basis;
  document: InvoiceDocument;
  nameOf: (productId: number) => string;
  takeAddingNothing: boolean;
};

/**
 * Sentences about what has changed since the review; empty when the reviewed content would be issued. @param before
 * undefined if it cannot be parsed
 */
export function basisChanges(before: Basis | undefined, { basis, document, ...now }: CurrentBasis): string[] {
  if (!before) return [unknown];
  const isSame = before.whole === basis.whole;
  const isNothingSame = !now.takeAddingNothing || before.nothing === basis.nothing;
  if (isSame && isNothingSame) return [];
  const changes = [
    ...(isSame ? [] : workOrderChanges(before.workOrders, basis.workOrders)),
    ...(isNothingSame ? [] : workOrderChanges(before.addingNothing, basis.addingNothing, addsNothing)),
    ...priceChanges(before.prices, basis.prices, now.nameOf),
    ...sumChange(before.sumOre, basis.sumOre),
    ...partChange('address', before, basis, document),
    ...dateChanges(before, basis),
    ...partNames.slice(1).flatMap((part) => partChange(part, before, basis, document)),
    ...(before.company === basis.company ? [] : ['Företagets uppgifter på fakturan har ändrats.']),
  ];
  return changes.length > 0 ? changes : [unknown];
}

const unknown = 'Något som fakturan skriver ut har ändrats.';
const addsNothing = ', som inte tillför något,';

function workOrderChanges(before: WorkOrderMarks | null, now: WorkOrderMarks | null, words = ''): string[] {
  if (!before || !now) return [];
  const [was, is] = [new Map(before), new Map(now)];
  const idsOf = (marked: WorkOrderMarks, isMeant: (id: number, mark: string) => boolean) =>
    marked.filter(([id, mark]) => isMeant(id, mark)).map(([id]) => id);
  return [
    ...changeLines(
      idsOf(before, (id) => !is.has(id)),
      words,
      'är inte längre med',
    ),
    ...changeLines(
      idsOf(now, (id) => !was.has(id)),
      words,
      'har tillkommit',
    ),
    ...changeLines(
      idsOf(now, (id, mark) => was.has(id) && was.get(id) !== mark),
      words,
      'har ändrats',
    ),
  ];
}

function changeLines(ids: readonly number[], words: string, what: string): string[] {
  if (ids.length === 0) return [];
  return [`Insats ${inWords(ids)}${words} ${what}.`];
}

function priceChanges(before: Prices | null, now: Prices | null, nameOf: CurrentBasis['nameOf']): string[] {
  if (!before || !now) return [];
  const pricesOf = (prices: Prices, product: number) =>
    prices
      .filter(([id]) => id === product)
      .map(([, ore]) => formatMoney(toKronor(ore)))
      .join(' och ');
  const products = [...new Set(now.map(([productId]) => productId))];
  return products.flatMap((productId) => {
    const [was, is] = [pricesOf(before, productId), pricesOf(now, productId)];
    return was === '' || was === is ? [] : [`Priset på ${nameOf(productId)} var ${was} och är nu ${is}.`];
  });
}

function sumChange(before: number, now: number): string[] {
  if (before === now) return [];
  const [was, is] = [before, now].map((ore) => formatMoney(toKronor(ore)));
  return [`Summan exkl. moms var ${was} och är nu ${is}.`];
}

function dateChanges(before: Basis, now: Basis): string[] {
  const due = `förfallodagen är ${addDays(now.displayDate, now.paymentTermDays)}`;
  const [was, is] = [before, now].map(({ paymentTermDays }) => formatCount(paymentTermDays, 'dag', 'dagar'));
  return [
    ...(before.paymentTermDays === now.paymentTermDays
      ? []
      : [`Betalningsvillkoret var ${was} och är nu ${is}: ${due}.`]),
    ...(before.displayDate === now.displayDate
      ? []
      : [`Fakturadatumet var ${before.displayDate} och är nu ${now.displayDate}: ${due}.`]),
  ];
}

function goneOf(part: Part): string {
  if (part === 'customer') return 'tomt';
  return parts[part][0].endsWith('et') ? 'borttaget' : 'borttagen';
}

function partChange(part: Part, before: Basis, now: Basis, document: InvoiceDocument): string[] {
  if (before.parts[part] === now.parts[part]) return [];
  const [name, textOf] = parts[part];
  const text = textOf(document).replace(/\s+/g, ' ').trim();
  if (text === '') return [`${name} är ${goneOf(part)}.`];
  return [`${name} är nu ${text}${/[.!?]$/.test(text) ? '' : '.'}`];
}
