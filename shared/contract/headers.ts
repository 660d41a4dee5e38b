/** Sent with a write: the same key gives the same answer for 24 hours. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Answered by a write: the stamp of what it wrote. The client sends the newest it knows with every list. */
export const changedAtHeader = 'x-changed-at';

/** Answered by the firewall where it refuses: the rule that did. */
export const firewallHeader = 'x-klang-firewall';

/** CloudFront's id of a request, by which the firewall's log knows it. */
export const edgeRequestIdHeader = 'x-amz-cf-id';
