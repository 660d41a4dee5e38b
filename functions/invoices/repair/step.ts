import type { Finding } from '../../../shared/schemas/dev.ts';

export type RepairContext = { userId: number; now: Date; until: number };

export type Step = (after: number, repair: RepairContext) => Promise<{ findings: Finding[]; last: number | undefined }>;
