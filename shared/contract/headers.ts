/** Sent with a write: the same key returns the same response for 24 hours. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Returned by a write: its version. The client sends the newest one it knows with every list. */
export const changedAtHeader = 'x-changed-at';

export const firewallHeader = 'x-klang-firewall';

/** CloudFront's request id, the key to the firewall's log. */
export const edgeRequestIdHeader = 'x-amz-cf-id';

/** API Gateway's request id, on every response; the key to its log and to the functions' logs. */
export const requestIdHeader = 'apigw-requestid';
