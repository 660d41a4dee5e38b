import type { InvoiceDocument } from '../../schemas/invoice.ts';

/** Every text of an invoice. Pictures are data URLs. */
export function textsOfDocument(document: InvoiceDocument): string[] {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return value.startsWith('data:') ? [] : [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  return textsOf(document);
}
