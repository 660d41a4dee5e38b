import { AppError } from '../../codes/errors.ts';
import { undrawnSigns as hasUndrawnSigns } from '../../codes/errors/invoices.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import { undrawnSentence } from '../../text/undrawn-signs.ts';
import { undrawnSigns } from '../signs/printed-text.ts';

export type UndrawnSign = { sign: string; text: string };

/** The signs of an invoice that cannot be printed, each with the first text that has it. */
export function undrawnIn(document: InvoiceDocument): UndrawnSign[] {
  const found = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
    if (typeof value !== 'string' || value.startsWith('data:')) return;
    for (const sign of undrawnSigns(value)) if (!found.has(sign)) found.set(sign, value);
  };
  look(document);
  return [...found].map(([sign, text]) => ({ sign, text }));
}

/** Of everything that is issued. @throws undrawn_signs, which names them */
export function requireDrawn(document: InvoiceDocument): void {
  const found = undrawnIn(document);
  if (found.length > 0) throw new AppError(hasUndrawnSigns, { message: undrawnSentence(found) });
}
