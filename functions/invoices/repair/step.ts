import type { Finding } from '../../../shared/schemas/dev.ts';

export type Mending = { userId: number; now: Date; until: number };

export type Step = (after: number, mending: Mending) => Promise<{ findings: Finding[]; last: number | undefined }>;
