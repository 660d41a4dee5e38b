/** Sent with a write: the same key returns the same response for 24 hours. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Returned by a write, and sent with every call: the newest value the client knows. */
export const changedAtHeader = 'x-changed-at';

/** An index shows a change within this time. */
export const indexLagMs = 2_000;
/** The clocks of two instances differ by less. */
export const clockSkewMs = 1_500;

/** What a caller names at most. */
export const maxChanges = 8;

/** The moments of the changes that a value of the header names, the newest first. */
export function changesOf(changedAt: string | undefined): string[] {
  return changedAt ? changedAt.split(',') : [];
}

/**
 * The value of the header after an answer, which names the changes of the question that are still of use.
 * @param sent with the question; what has become known since stays
 */
export function changesAfter(known: string, sent: string, answered: string | undefined): string {
  if (!answered) return known;
  const meanwhile = changesOf(known).filter((one) => !changesOf(sent).includes(one));
  if (meanwhile.length === 0 && answered <= known) return known;
  const all = new Set([...changesOf(answered), ...meanwhile]);
  return [...all].toSorted().toReversed().slice(0, maxChanges).join(',');
}

export const firewallHeader = 'x-klang-firewall';

/** CloudFront's request id, the key to the firewall's log. */
export const edgeRequestIdHeader = 'x-amz-cf-id';

/** API Gateway's request id, on every response; the key to its log and to the functions' logs. */
export const requestIdHeader = 'apigw-requestid';
