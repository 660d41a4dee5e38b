/** Sent with a write: the same key gives the same answer for 24 hours. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Answered by a write: the stamp of what it wrote. The client sends the newest it knows with every list. */
export const changedAtHeader = 'x-changed-at';
