import type { Finding } from '../../../shared/schemas/dev.ts';

export type RepairContext = { userId: number; now: Date; until: number };

/**
 * Repairs some records of a kind, those after an id.
 * @returns `last`: the id to continue after; undefined at the end
 */
export type Step = (after: number, repair: RepairContext) => Promise<{ findings: Finding[]; last: number | undefined }>;

/** @param ids of the records of a step, in ascending order @param limit how many it reads at most */
export function lastOf(ids: readonly number[], limit: number): number | undefined {
  return ids.length < limit ? undefined : ids.at(-1);
}
