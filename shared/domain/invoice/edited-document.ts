import type { EditedLine } from '../../schemas/invoice-choice.ts';
import type { InvoiceDocument, InvoiceItem } from '../../schemas/invoice.ts';
import { sanitizeMessage } from './message.ts';

/** Texts, headings and order of lines, and the note: never a quantity or a price. */
export type InvoiceEdits = { lines: readonly EditedLine[]; note: string };

/** @returns the name of a line in `InvoiceEdits`; empty for one without work orders, which cannot be edited */
export function lineName({ sources: [source] }: Pick<InvoiceItem, 'sources'>): string {
  return source ? `${source.workOrderId}-${source.workOrderItemId}` : '';
}

/** Edits of lines that the document does not have are ignored. */
export function editedDocument(document: InvoiceDocument, { lines, note }: InvoiceEdits): InvoiceDocument {
  const left = new Set(document.items);
  const itemOf = new Map(document.items.map((item) => [lineName(item), item]));
  const edited = lines.flatMap(({ line, text, heading }): InvoiceItem[] => {
    const item = itemOf.get(line);
    if (!item || !left.delete(item)) return [];
    return [{ ...item, invoiceItemText: text, invoiceItemGroupHeading: heading }];
  });
  return {
    ...document,
    invoiceMessage: [document.invoiceMessage, sanitizeMessage(note)].filter(Boolean).join('<br><br>'),
    items: [...edited, ...left].map((item, index) => ({ ...item, sortNum: index + 1 })),
  };
}
