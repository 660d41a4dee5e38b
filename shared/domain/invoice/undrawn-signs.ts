import { AppError } from '../../codes/errors.ts';
import { undrawnSigns as hasUndrawnSigns } from '../../codes/errors/invoices.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import { undrawnSentence } from '../../text/undrawn-signs.ts';
import { undrawnSigns, type WrittenSign, writtenSigns } from '../signs/printed-text.ts';
import { textsOfDocument } from './texts-of-document.ts';

export type UndrawnSign = { sign: string; text: string };

/** The signs of an invoice that cannot be printed, each with the first text that has it. */
export function undrawnIn(document: InvoiceDocument): UndrawnSign[] {
  const found = new Map<string, string>();
  for (const text of textsOfDocument(document)) {
    for (const sign of undrawnSigns(text)) if (!found.has(sign)) found.set(sign, text);
  }
  return [...found].map(([sign, text]) => ({ sign, text }));
}

/** The signs of an invoice that its fonts lack, each with what is printed in its place. */
export function writtenIn(document: InvoiceDocument): WrittenSign[] {
  const found = textsOfDocument(document).flatMap(writtenSigns);
  return [...new Map(found.map((one) => [one.sign, one])).values()];
}

/** Of everything that is issued. @throws undrawn_signs, which names them */
export function requireDrawn(document: InvoiceDocument): void {
  const found = undrawnIn(document);
  if (found.length > 0) throw new AppError(hasUndrawnSigns, { message: undrawnSentence(found) });
}
