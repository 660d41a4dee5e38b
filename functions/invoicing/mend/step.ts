import type { Finding } from '../../../shared/schemas/dev.ts';

export type Mending = { userId: number; now: Date; until: number };

/** Checks the next records after an id. @returns the findings, and the last id checked; undefined at the end */
export type Step = (after: number, mending: Mending) => Promise<{ findings: Finding[]; last: number | undefined }>;
