import { AppError } from '../../codes/errors.ts';
import { undrawnSigns as hasUndrawnSigns } from '../../codes/errors/invoices.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import { type Paper, undrawnSentence } from '../../text/undrawn-signs.ts';
import { undrawnSigns, type WrittenSign, writtenSigns } from '../signs/printed-text.ts';

export type UndrawnSign = { sign: string; text: string };

/**
 * The signs of a document that cannot be printed, each with the first text that has it.
 * @param issued of a credit, its debit: nobody can change its texts any more, so what its own signs could not print is
 * a box on both
 */
export function undrawnIn(document: object, issued: object = {}): UndrawnSign[] {
  const known = new Set(textsOfDocument(issued).flatMap(undrawnSigns));
  const found = new Map<string, string>();
  for (const text of textsOfDocument(document)) {
    for (const sign of undrawnSigns(text)) if (!known.has(sign) && !found.has(sign)) found.set(sign, text);
  }
  return [...found].map(([sign, text]) => ({ sign, text }));
}

/** Every text of a document. Pictures are data URLs. */
export function textsOfDocument(document: object): string[] {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return value.startsWith('data:') ? [] : [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  return textsOf(document);
}

/** The signs of an invoice that its fonts lack, each with what is printed in its place. */
export function writtenIn(document: InvoiceDocument): WrittenSign[] {
  const signs = textsOfDocument(document).flatMap(writtenSigns);
  return [...new Map(signs.map((one) => [one.sign, one])).values()];
}

export function paperOf({ invoiceType }: Pick<InvoiceDocument, 'invoiceType'>): Paper {
  return invoiceType === 'Credit' ? 'krediten' : 'fakturan';
}

/** Guards everything that is issued. @param issued as of `undrawnIn` @throws undrawn_signs, which names them */
export function requireDrawn(document: InvoiceDocument, issued?: InvoiceDocument): void {
  requireDrawnTexts(undrawnIn(document, issued), paperOf(document));
}

export function requireDrawnTexts(found: readonly UndrawnSign[], paper: Paper): void {
  if (found.length > 0) throw new AppError(hasUndrawnSigns, { message: undrawnSentence(found, paper) });
}
