/** What this browser keeps once it has seen every step passed. */
export const setupIsOverKey = 'klang.setup-is-over';
