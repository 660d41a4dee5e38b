/** In the sandbox, which is the working directory of Stryker's runners. */
export const killedFile = 'mutants-killed.json';

/** By the id of the mutant. */
export type KilledMutants = Record<string, { by: string; message: string }>;
