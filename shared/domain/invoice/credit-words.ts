import type { CreditScope } from '../../codes/invoices.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';

const wordsOf: Record<CreditScope, (number: string) => string> = {
  Whole: (number) => `krediterar faktura ${number} i sin helhet`,
  Part: (number) => `krediterar en del av faktura ${number}`,
  Rest: (number) => `krediterar det som återstår av faktura ${number}`,
};

/** A credit must refer to its debit (mervärdesskattelagen 17:22). @returns without a full stop */
export function whatIsCredited({
  creditScope,
  refSerialNumberPadded,
}: Pick<InvoiceDocument, 'creditScope' | 'refSerialNumberPadded'>): string {
  return wordsOf[creditScope](refSerialNumberPadded);
}
