import * as z from 'zod/mini';
import { personKinds } from '../../shared/codes/person-kinds.ts';
import { leases } from '../../shared/lib/deadlines.ts';
import { isNew } from '../data/core/condition.ts';
import { erasures, keys } from '../data/core/keys.ts';
import { type Item, nextNumber, queryItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { type Timing, advanced, dueNow, completed, leased, stageStep } from '../data/tasks/task-store.ts';

/** What the task does, in order. Items beside the record are found by what its history still says. */
const erasureStages = ['beside', 'history', 'done'] as const;

const storedSchema = z.object({
  erasureId: z.int(),
  of: z.enum([...personKinds, 'staff-time-log']),
  id: z.int(),
  /** 0 is the system, which removes what a setting says. */
  byUserId: z.int(),
  at: z.string(),
  doneAt: z.nullable(z.string()),
  stage: z.enum(erasureStages),
  /** Newer versions of the history are done. */
  below: z.int(),
});

/** The task is also the note of what was erased, by whom and when, without the data. It is kept for good. */
export type StoredErasure = z.output<typeof storedSchema>;

export const erasureTiming: Timing = { leaseMs: leases.erasure, longestWaitMs: 10 * 60_000 };

type ErasureKey = Pick<StoredErasure, 'of' | 'id'>;

/** In the transaction that erases the record itself. @param version the one that this transaction makes */
export async function stageErasure(
  unit: UnitOfWork,
  erased: ErasureKey & { version: number },
  now: Date,
): Promise<void> {
  const erasureId = await nextNumber('erasure');
  const { of, id, version } = erased;
  const item: StoredErasure = {
    erasureId,
    of,
    id,
    byUserId: unit.userId,
    at: now.toISOString(),
    doneAt: null,
    stage: 'beside',
    below: version + 1,
  };
  unit.put({ ...keys.erasure(erasureId), ...item, attempts: 0, ...dueNow(now) }, isNew);
}

/** Newest first. */
export async function findErasures(): Promise<StoredErasure[]> {
  return (await queryItems(erasures, '')).map(erasureOf).toReversed();
}

export function erasureOf(item: Item): StoredErasure {
  return storedSchema.parse(item);
}

type Progress = Partial<Pick<StoredErasure, 'stage' | 'below'>>;

/** Throws Contention on commit if another process has advanced the erasure. */
export function stageErased(unit: UnitOfWork, before: StoredErasure, progress: Progress, now: Date): void {
  const at = { stage: before.stage, below: before.below };
  const change =
    progress.stage === 'done'
      ? completed({ ...progress, doneAt: now.toISOString() }, { now })
      : advanced(progress, leased(erasureTiming, now));
  stageStep(unit, keys.erasure(before.erasureId), at, change);
}
