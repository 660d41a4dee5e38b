import type { LocalStack } from '../../infra/host/stack.ts';

/** Idle instances end soon, so that tests see many cold starts. */
export const strictOfTests = (seed: number) => ({ randomSeed: seed, idleMs: 60_000, keptInstances: 25 });

/** Prints what a strict host has done to its callers. */
export function tellTally(stack: Pick<LocalStack, 'tally'>): void {
  const tally = stack.tally();
  if (tally) console.log(`Strict host: ${JSON.stringify(tally)}`);
}
