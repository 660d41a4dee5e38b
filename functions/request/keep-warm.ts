import { isKeepWarm, keepWarm } from '../platform/keep-warm.ts';
import type { Middleware } from './middleware.ts';

/** Prepares an instance that is kept warm, and ends the chain: such an event is no call. */
export function answerKeepWarm(): Middleware {
  return {
    before: ({ event }) => (isKeepWarm(event) ? keepWarm() : undefined),
  };
}
