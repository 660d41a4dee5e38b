import type { AttentionKind } from '../../schemas/attention.ts';
import type { FollowUp, FollowUpKind } from '../../schemas/invoice.ts';
import type { DifferenceKind } from '../../codes/fortnox-differences.ts';
import type { InvoiceStatus } from '../../codes/invoices.ts';

const fewestTries = 3;

type FollowUpFacts = Pick<FollowUp, 'state' | 'needs' | 'attempts' | 'lastError' | 'isTrouble'>;

/** @param isLinkBroken the link to the accounting system is lost; without any link no follow-up waits for it */
export function needsAttention(
  { state, needs, attempts, lastError, isTrouble }: FollowUpFacts,
  { isLinkBroken }: { isLinkBroken: boolean },
): boolean {
  if (isTrouble || state === 'Uncertain' || state === 'Stopped') return true;
  if (state === 'Done') return false;
  if (needs === 'accounting-link') return isLinkBroken;
  return needs !== null || (lastError !== '' && attempts >= fewestTries);
}

const kinds: Record<FollowUpKind, AttentionKind> = {
  pdf: 'pdf-missing',
  mail: 'not-delivered',
  accounting: 'not-registered',
  settlement: 'unsettled-credit',
  'e-invoice': 'e-invoice-not-delivered',
};

export function attentionKindOf(kind: FollowUpKind, status: InvoiceStatus): AttentionKind {
  return kind === 'accounting' && status !== 'Created' ? 'not-bookkept' : kinds[kind];
}

type DifferenceFacts = { kind: DifferenceKind; invoiceId: number | null };

/** An open credit is notified once: by its settlement while that waits, otherwise as a difference. */
export function withoutFollowUpTrouble<One extends DifferenceFacts>(
  differences: readonly One[],
  stuck: readonly { kind: FollowUpKind; invoiceId: number }[],
): One[] {
  const waiting = new Set(stuck.filter(({ kind }) => kind === 'settlement').map(({ invoiceId }) => invoiceId));
  return differences.filter(
    ({ kind, invoiceId }) => kind !== 'unsettled' || invoiceId === null || !waiting.has(invoiceId),
  );
}
