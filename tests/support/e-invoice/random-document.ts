import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import { buildCombinedDocument } from '../../../shared/domain/invoice/combined-document.ts';
import { creditOf } from '../../../shared/domain/invoice/credit-of.ts';
import type { InvoiceDocument, InvoiceItem } from '../../../shared/schemas/invoice.ts';
import { makeRandom } from '../../../infra/host/strict/random.ts';
import { company } from '../invoice-input.ts';
import { randomInvoiceInput } from '../random-invoice.ts';

/** The kinds of invoices that are sold and credited; each seed takes the next. */
const kinds = [
  'plain',
  'rates',
  'reverse-eu',
  'reverse-construction',
  'export',
  'on-account',
  'deduction',
  'negative-price',
  'expenses',
  'mixed',
  'combined',
] as const;
type Kind = (typeof kinds)[number];

type RandomDocument = { kind: Kind; document: InvoiceDocument };

/** A random invoice, deterministic per seed; of four, one is credited whole, one by lines and one by an amount. */
export function randomEInvoice(seed: number): RandomDocument {
  const random = makeRandom(seed * 7919);
  const kind = kinds[seed % kinds.length]!;
  const debit =
    kind === 'combined' ? combined(seed) : debitOf(kind, buildInvoiceDocument(randomInvoiceInput(seed)), random);
  const way = Math.floor(seed / kinds.length) % 4;
  if (way === 0) return { kind, document: debit };
  const credited =
    way === 1 ? debit : withSums({ ...debit, items: way === 2 ? someOf(debit.items, random) : [part(debit.items)] });
  const number = { serialNumber: debit.serialNumber + 1 };
  return { kind, document: creditOf(credited, { company, now: new Date('2026-12-01T10:00:00Z'), number }) };
}

function someOf(items: readonly InvoiceItem[], random: () => number): InvoiceItem[] {
  const some = items.filter(() => random() < 0.5);
  return some.length > 0 ? some : [items[0]!];
}

/** A credit by an amount: the first line's text, with an amount that is not hours times price. */
function part([item]: readonly InvoiceItem[]): InvoiceItem {
  return { ...item!, subTotal: Math.trunc(item!.subTotal * 37) / 100 };
}

/** Two projects of one customer, each with its own work and products. */
function combined(seed: number): InvoiceDocument {
  const [first, second] = [randomInvoiceInput(seed), randomInvoiceInput(seed + 1)];
  const project = { ...first.project, projectId: first.project.projectId + 1, projectCode: '26-0099' };
  const { workOrders, products } = second;
  return buildCombinedDocument([first, { ...first, project, workOrders, products }], {
    serialNumber: 1 + (seed % 900),
  });
}

function debitOf(kind: Exclude<Kind, 'combined'>, document: InvoiceDocument, random: () => number): InvoiceDocument {
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)]!;
  const german = { customerVatNumber: 'DE136695976', customerCountryCode: 'DE', customerOrganisationNumber: '' };
  const items = document.items;
  const changed = (change: (item: InvoiceItem, index: number) => Partial<InvoiceItem>) =>
    items.map((item, index) => ({ ...item, ...change(item, index) }));
  const one = items[0]!;
  const swiss = { customerCountryCode: 'CH', customerVatNumber: 'CHE123456788MWST', customerOrganisationNumber: '' };
  switch (kind) {
    case 'plain':
      return withReferences(document, random);
    case 'rates':
      return withSums({ ...document, items: changed(() => ({ vatPercent: pick([25, 12, 6, 0]) })) });
    case 'reverse-eu':
      return withSums({ ...document, ...german, items: changed(() => ({ vatPercent: 0, vatRule: 'ReverseEu' })) });
    case 'reverse-construction':
      return withSums({ ...document, items: changed(() => ({ vatPercent: 0, vatRule: 'ReverseConstruction' })) });
    case 'export':
      return withSums({ ...document, ...swiss, items: changed(() => ({ vatPercent: 0, vatRule: 'Export' })) });
    case 'on-account':
      return withSums({ ...document, workFrom: '', workTo: '', items: [lump(one, 'OnAccount', random)] });
    case 'deduction':
      return withSums({ ...document, items: [...items, opposite(lump(one, 'Deduction', random))] });
    case 'negative-price': {
      const { unitPrice, ...deducted } = lump(one, 'Deduction', random);
      return withSums({
        ...document,
        items: [...items, { ...deducted, unitPrice: -unitPrice, subTotal: -deducted.subTotal }],
      });
    }
    case 'expenses':
      return withSums({ ...document, items: [...items, ...expenses(one, random)] });
    case 'mixed':
      return withSums({
        ...document,
        items: [
          ...changed((_, index) => (index % 2 === 0 ? { vatPercent: 0, vatRule: 'ReverseConstruction' } : {})),
          ...expenses(one, random),
          opposite(lump(one, 'Deduction', random)),
        ],
      });
  }
}

function withReferences(document: InvoiceDocument, random: () => number): InvoiceDocument {
  return {
    ...document,
    costCenter: random() < 0.5 ? '' : 'ÅÄÖ <12> & "34"',
    orderNumber: random() < 0.5 ? '' : 'B-2026/117',
    customerElectronicAddress: random() < 0.5 ? '' : '0088:7300010000001',
    invoiceMessage: 'Tack <b>för</b> att\u0007 <br>ni anlitar oss &amp; välkommen',
    company: { ...document.company, plusGiro: random() < 0.5 ? '' : '90 20 03-3' },
  };
}

function lump(item: InvoiceItem, lineKind: InvoiceItem['lineKind'], random: () => number): InvoiceItem {
  const unitPrice = Math.floor(random() * 5_000_000) / 100;
  return { ...item, productType: 'Rent', lineKind, invoiceableHours: 0, quantity: 1, unitPrice, subTotal: unitPrice };
}

function opposite(item: InvoiceItem): InvoiceItem {
  return { ...item, quantity: -item.quantity, subTotal: -item.subTotal };
}

function expenses(item: InvoiceItem, random: () => number): InvoiceItem[] {
  const quantity = Math.floor(random() * 4_000) / 4;
  const mileage = { ...lump(item, 'Mileage', random), quantity, unitPrice: 25.5 };
  const rounded = Number((BigInt(quantity * 4) * 2550n * 2n + 4n) / 8n) / 100;
  return [
    { ...mileage, subTotal: rounded },
    { ...lump(item, 'Expense', random), vatPercent: 6 },
  ];
}

/** The sums of the lines, in whole öre, each rate rounded by itself and the total to whole kronor. */
export function withSums(document: InvoiceDocument): InvoiceDocument {
  const ore = (kronor: number) => BigInt(Math.round(kronor * 100));
  const rates = new Map<number, bigint>();
  for (const { vatPercent, subTotal } of document.items) {
    rates.set(vatPercent, (rates.get(vatPercent) ?? 0n) + ore(subTotal));
  }
  const net = [...rates.values()].reduce((sum, one) => sum + one, 0n);
  const vat = [...rates].reduce((sum, [rate, of]) => sum + rounded(of * BigInt(rate), 100n), 0n);
  const toPay = rounded(net + vat, 100n) * 100n;
  const kronor = (value: bigint) => Number(value) / 100;
  return {
    ...document,
    sumTotal: kronor(net),
    sumTotalRounded: kronor(net),
    vatTotalRounded: kronor(vat),
    roundingTotal: kronor(toPay - net - vat),
    sumTotalIncVat: kronor(toPay),
  };
}

/** Halves away from zero. */
function rounded(value: bigint, divisor: bigint): bigint {
  const size = value < 0n ? -value : value;
  const result = (size * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -result : result;
}
