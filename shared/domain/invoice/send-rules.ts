import type { FollowUp, FollowUpKind, Invoice } from '../../schemas/invoice.ts';

/** What a customer receives. */
export function isSending(kind: FollowUpKind): boolean {
  return kind === 'mail' || kind === 'e-invoice';
}

export function sendRefusal({ status }: Pick<Invoice, 'status'>): string | undefined {
  return status === 'Cancelled' ? 'Fakturan är makulerad och skickas inte.' : undefined;
}

/** A sending that has not begun, or that was stopped before it did. Fortnox tells later of what it has been handed. */
export function isUnsent({ kind, state, mail }: Pick<FollowUp, 'kind' | 'state' | 'mail'>): boolean {
  return isSending(kind) && (state === 'Pending' || state === 'Stopped') && !mail?.deliveryAt;
}
