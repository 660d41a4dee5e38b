import type { AttentionKind, FollowUp, FollowUpKind } from '../../schemas/invoice.ts';
import type { InvoiceStatus } from '../../codes/invoice-statuses.ts';

/** So many tries by itself have failed, and somebody should know. */
const fewestTries = 3;

type Tried = Pick<FollowUp, 'state' | 'needs' | 'attempts' | 'lastError' | 'isTrouble'>;

/**
 * Whether what follows an invoice has stopped, or goes on failing.
 * @param isLinkBroken there was a link to the accounting, and somebody must make it anew; a firm without one waits for nothing
 */
export function needsAttention(
  { state, needs, attempts, lastError, isTrouble }: Tried,
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
};

/** What is stuck, in a word. */
export function attentionKindOf(kind: FollowUpKind, status: InvoiceStatus): AttentionKind {
  return kind === 'accounting' && status !== 'Created' ? 'not-bookkept' : kinds[kind];
}
