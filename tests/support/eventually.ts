import { vi } from 'vitest';

/** Ends what hangs; vitest's own second is too short on a busy machine. */
const timeout = 5 * 60_000;

/** Waits until the expectation holds. */
export const eventually = <Result>(expectation: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(expectation, { timeout });

/** Waits for a value that is neither false nor missing. */
export const eventuallyGiven = <Result>(read: () => Result | Promise<Result>) => vi.waitUntil(read, { timeout });
