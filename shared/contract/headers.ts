/** Sent with a write: the same key returns the same response for 24 hours. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Returned by a write, and sent with every call: the newest value the client knows. */
export const changedAtHeader = 'x-changed-at';

/** The moments of the changes that a value of the header names, the newest first. */
export function changesOf(changedAt: string | undefined): string[] {
  return changedAt ? changedAt.split(',') : [];
}

export const firewallHeader = 'x-klang-firewall';

/** CloudFront's request id, the key to the firewall's log. */
export const edgeRequestIdHeader = 'x-amz-cf-id';

/** API Gateway's request id, on every response; the key to its log and to the functions' logs. */
export const requestIdHeader = 'apigw-requestid';
