import type { Finding } from '../../../shared/schemas/dev.ts';

export type Mending = { userId: number; now: Date; until: number };

/** Looks at the next records after an id. @returns what it found, and the last id it looked at; none when there are no more */
export type Step = (after: number, mending: Mending) => Promise<{ findings: Finding[]; last: number | undefined }>;
