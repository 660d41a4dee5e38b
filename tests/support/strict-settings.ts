/** Idle instances end soon, so that tests see many cold starts. */
export const strictOfTests = (seed: number) => ({ randomSeed: seed, idleMs: 60_000, keptInstances: 25 });
