import * as z from 'zod/mini';
import { AppError } from '../../../shared/codes/errors.ts';
import { tooManyWorkOrders } from '../../../shared/codes/errors/invoices.ts';
import { shapeOf } from '../../../shared/fields/shape-of.ts';
import { formatNumber } from '../../../shared/lib/format.ts';
import { type InvoiceDocument, type InvoiceItem, invoiceItemSchema } from '../../../shared/schemas/invoice.ts';
import { isNew } from '../../data/core/condition.ts';
import { invoiceLinesPrefix, keys } from '../../data/core/keys.ts';
import type { Data, StoredRecord } from '../../data/core/records.ts';
import { getRecord, queryItems } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';

/** An invoice with its lines, which are items of their own: together they may exceed DynamoDB's 400 kB per item. */
export type InvoiceWithItems = StoredRecord<'invoice'> & { items: InvoiceItem[] };

/** Size as JSON; DynamoDB's own encoding is somewhat smaller. */
const partBytes = 350_000;
/** Well within the 4 MB of a transaction, in few enough items to leave room for the work orders. */
const maxBytes = 2_400_000;
/** The limit of the PDF function's answer. */
const maxLines = 2000;

const linesSchema = shapeOf(z.array(invoiceItemSchema));

export async function getInvoiceWithItems(invoiceId: number): Promise<InvoiceWithItems> {
  const [record, parts] = await Promise.all([
    getRecord('invoice', invoiceId),
    queryItems(keys.record('invoice', invoiceId).pk, invoiceLinesPrefix),
  ]);
  return { ...record, items: parts.flatMap(({ lines }) => linesSchema.parse(lines)) };
}

export function printedInvoice({ data, items }: InvoiceWithItems): InvoiceDocument {
  return { ...data, items };
}

/** The lines are never written again. */
export function stageInvoice(
  unit: UnitOfWork,
  invoiceId: number,
  { items, ...data }: Data<'invoice'> & Pick<InvoiceDocument, 'items'>,
): void {
  unit.createWithId('invoice', invoiceId, data);
  partsOf(items).forEach((lines, part) => {
    unit.put({ ...keys.invoiceLines(invoiceId, part), lines }, isNew);
  });
}

export function requireRoom({ items }: InvoiceDocument): void {
  const holds =
    items.length > maxLines
      ? `en faktura rymmer ${formatNumber(maxLines)}`
      : isTooLong(items) && 'så mycket text rymmer inte en faktura';
  if (!holds) return;
  throw new AppError(tooManyWorkOrders, {
    message: `Fakturan skulle få ${formatNumber(items.length)} rader och ${holds}. Ändra status på några insatser och fakturera i omgångar.`,
  });
}

function isTooLong(items: readonly InvoiceItem[]): boolean {
  return bytesOf(items) > maxBytes || items.some((item) => bytesOf(item) > partBytes);
}

function partsOf(items: readonly InvoiceItem[]): InvoiceItem[][] {
  const parts: InvoiceItem[][] = [];
  let room = 0;
  for (const item of items) {
    const bytes = bytesOf(item);
    if (room < bytes || parts.length === 0) {
      parts.push([]);
      room = partBytes;
    }
    parts.at(-1)!.push(item);
    room -= bytes;
  }
  return parts;
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
