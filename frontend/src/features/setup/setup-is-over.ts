/** What this browser keeps once it has seen every step passed. */
export const setupIsOverKey = 'klang.setup-is-over';

export const wasSetupOver = (): boolean => localStorage.getItem(setupIsOverKey) !== null;
