import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';
import { AppError } from '../../shared/codes/errors.ts';
import { basisChanged } from '../../shared/codes/errors/invoices.ts';
import { type Basis, basisChanges, partTexts } from '../../shared/domain/invoice/basis.ts';
import { maxBasis } from '../../shared/fields/basis.ts';
import { hasLines, quantityOf } from '../../shared/domain/invoice/invoice-lines.ts';
import { toOre } from '../../shared/lib/money.ts';
import type { InvoiceDocument } from '../../shared/schemas/invoice.ts';
import type { InvoiceContents } from './stores/invoice-contents.ts';
import { asRegistered } from './stores/released-work.ts';
import type { StoredRecord } from '../data/core/records.ts';

/** Length of a hash that identifies one of a few changed parts; the longer hash of the whole detects any change. */
const markLength = 3;
const wholeLength = 22;
const maxBytes = 200_000;

const marked = z.nullable(z.array(z.tuple([z.int(), z.string()])));
const basisSchema = z.object({
  whole: z.string(),
  nothing: z.string(),
  sumOre: z.int(),
  paymentTermDays: z.int(),
  displayDate: z.string(),
  workOrders: marked,
  addingNothing: marked,
  prices: z.nullable(z.array(z.tuple([z.int(), z.int()]))),
  parts: z.record(z.string(), z.string()),
  company: z.string(),
});

/** Parts that would make it too long are left out; their changes are then not itemised. */
export function basisText(source: InvoiceContents, document: InvoiceDocument): string {
  const basis = basisOf(source, document);
  const text = written(basis);
  return text.length <= maxBasis ? text : written({ ...basis, workOrders: null, addingNothing: null, prices: null });
}

/** Short enough for the bases of many projects: changes of single work orders and prices are not itemised. */
export function basisOfSums(source: InvoiceContents, document: InvoiceDocument): string {
  return written({ ...basisOf(source, document), workOrders: null, addingNothing: null, prices: null });
}

export type Review = { basis?: string | undefined; takeAddingNothing: boolean };

export function requireBasis({ basis, takeAddingNothing }: Review, source: InvoiceContents, document: InvoiceDocument) {
  if (basis === undefined) return;
  const names = new Map(source.input.products.map(({ productId, name }) => [productId, name]));
  const changes = basisChanges(readBasis(basis), {
    basis: basisOf(source, document),
    document,
    nameOf: (productId) => names.get(productId) ?? '',
    takeAddingNothing,
  });
  if (changes.length === 0) return;
  throw new AppError(basisChanged, {
    message: ['Underlaget har ändrats.', ...changes].join(' '),
    facts: { changes },
  });
}

export function workOrdersOfBasis(basis: string | undefined): number[] {
  return (basis === undefined ? undefined : readBasis(basis))?.workOrders?.map(([id]) => id) ?? [];
}

function basisOf({ workOrders, input }: InvoiceContents, document: InvoiceDocument): Basis {
  const { dateCreated: _, company, ...printed } = document;
  const hashes = workOrders.map((workOrder) => [workOrder.id, hashOf(contentOf(workOrder))] as const);
  const isTaken = new Set(input.workOrders.filter(hasLines).map(({ workOrderId }) => workOrderId));
  const taken = hashes.filter(([id]) => isTaken.has(id));
  const others = hashes.filter(([id]) => !isTaken.has(id));
  return {
    whole: hashOf([printed, company, taken]).slice(0, wholeLength),
    nothing: hashOf(others).slice(0, wholeLength),
    sumOre: toOre(document.sumTotal),
    paymentTermDays: document.paymentTermDays,
    displayDate: document.displayDate,
    workOrders: taken.map(([id, hash]) => [id, hash.slice(0, markLength)]),
    addingNothing: others.map(([id, hash]) => [id, hash.slice(0, markLength)]),
    prices: pricesOf(input),
    parts: Object.fromEntries(
      Object.entries(partTexts(document)).map(([part, text]) => [part, hashOf(text).slice(0, markLength)]),
    ),
    company: hashOf(company).slice(0, markLength),
  };
}

/** Unaffected by locking and releasing. */
function contentOf({ data }: StoredRecord<'work-order'>) {
  const { registeredAt: _, ...content } = asRegistered(data);
  return content;
}

function pricesOf({ workOrders }: InvoiceContents['input']): [number, number][] {
  const items = workOrders.flatMap(({ items: all }) => all.filter((item) => quantityOf(item) !== 0));
  const prices = items.map(({ productId, unitPriceOre }) => `${productId} ${unitPriceOre ?? 0}`);
  return [...new Set(prices)]
    .map((price) => price.split(' ').map(Number) as [number, number])
    .sort(([a, its], [b, other]) => a - b || its - other);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

function written(basis: Basis): string {
  return deflateRawSync(JSON.stringify(basis), { level: 9 }).toString('base64url');
}

function readBasis(text: string): Basis | undefined {
  try {
    const json = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: maxBytes }).toString();
    return basisSchema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
