import type { EditedLine } from '../../schemas/invoice-choice.ts';
import type { InvoiceDocument, InvoiceItem } from '../../schemas/invoice.ts';
import { sanitizeMessage } from './message.ts';

/** Texts, headings and order of lines, and the note: never a quantity or a price. */
export type InvoiceEdits = { lines: readonly EditedLine[]; note: string };

type NamedItem = Pick<InvoiceItem, 'sources' | 'lineKind' | 'agreedRef'>;

/**
 * A line is named by its first source, so that the name stays while other work orders are chosen or left, or by its
 * instalment. @returns empty for a line that cannot be edited: money on account is worded in its choice, and a deduction
 * must name its invoice
 */
export function lineName({ sources: [source], lineKind, agreedRef }: NamedItem): string {
  if (source) return `${source.workOrderId}-${source.workOrderItemId}`;
  return lineKind === 'Instalment' ? `instalment-${agreedRef}` : '';
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
