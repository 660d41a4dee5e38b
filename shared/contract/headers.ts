/** Sent with a write: the same key returns the same response for 24 hours. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Returned by a write: its version. The client sends the newest one it knows with every list. */
export const changedAtHeader = 'x-changed-at';

/** Returned by the firewall when it refuses: the rule that did. */
export const firewallHeader = 'x-klang-firewall';

/** CloudFront's request id, the key to the firewall's log. */
export const edgeRequestIdHeader = 'x-amz-cf-id';

/** API Gateway's request id, on every answer; the key to its log and to the functions'. */
export const requestIdHeader = 'apigw-requestid';
