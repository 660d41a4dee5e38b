import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { leases } from '../../../shared/lib/deadlines.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { handoverPlaces } from '../../platform/handover.ts';
import { lacks } from '../../data/core/condition.ts';
import { keys } from '../../data/core/keys.ts';
import { getItem } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import {
  type Task,
  type Timing,
  advanced,
  dueNow,
  completed,
  findTask,
  saveStep,
} from '../../data/tasks/task-store.ts';
import { type ExportProblem, type StoredListExport, listExportOf, stageListExport } from '../list-export-store.ts';

const storedSchema = z.object({
  userId: z.int(),
  exportId: z.int(),
  fileKey: z.string(),
  step: z.int(),
  /** The piece that holds its progress; empty before the first step. */
  piece: z.string(),
});
export type StoredTakeOut = z.output<typeof storedSchema>;

/** The function is stopped before its lease ends, so that no two write to the same archive. */
export const takeOutTiming: Timing = { leaseMs: leases.takeOut, firstWaitMs: 30_000, longestWaitMs: 10 * 60_000 };

/** One for the whole firm, beside the export by which its user follows it. @throws conflict while there is another */
export async function stageTakeOut(unit: UnitOfWork, knownChangedAt: string | null, now: Date): Promise<number> {
  if (await findTask(keys.takeOut())) {
    throw new AppError(conflict, { message: 'Ett uttag av allt pågår redan. Vänta tills det är klart.' });
  }
  const request = { list: '', asked: '{}', columns: [], name: `Uttag ${dayOf(now)}`, knownChangedAt, person: null };
  const exportId = await stageListExport(unit, { ...request, isEverything: true }, now);
  const { userId } = unit;
  const fileKey = `${handoverPlaces.exports.prefix}${userId}/${randomUUID()}`;
  const stored: StoredTakeOut = { userId, exportId, fileKey, step: 0, piece: '' };
  unit.put({ ...keys.takeOut(), ...stored, attempts: 0, ...dueNow(now) }, lacks('due'));
  return exportId;
}

export function takeOutOf(task: Task): StoredTakeOut {
  return storedSchema.parse(task);
}

/** @returns undefined for one that has expired */
export async function exportOf({ userId, exportId }: StoredTakeOut): Promise<StoredListExport | undefined> {
  const item = await getItem(keys.listExport(userId, exportId));
  return item && listExportOf(item);
}

export function runTakeOutAgain({ exportId, step }: StoredTakeOut, piece: string): Promise<void> {
  return saveStep(keys.takeOut(), { exportId, step }, advanced({ piece, step: step + 1 }, dueNow(new Date())));
}

type TakeOutProgress = Pick<StoredListExport, 'phase' | 'done' | 'total'>;

export function reportTakeOut({ userId, exportId }: StoredTakeOut, progress: TakeOutProgress): Promise<void> {
  return saveStep(keys.listExport(userId, exportId), pending, { set: progress });
}

type ExportEnd = Pick<StoredListExport, 'done'> | { problem: ExportProblem };

export async function endTakeOut(takeOut: StoredTakeOut, end: ExportEnd): Promise<void> {
  const { userId, exportId, fileKey } = takeOut;
  const set =
    'done' in end ? { ...end, fileKey, total: end.done, state: 'Done', phase: null } : { ...end, state: 'Failed' };
  await saveStep(keys.listExport(userId, exportId), pending, { set });
  await leaveTakeOut(takeOut);
}

export function leaveTakeOut({ exportId }: StoredTakeOut): Promise<void> {
  return saveStep(keys.takeOut(), { exportId }, completed({}, { now: new Date() }));
}

const pending = { state: 'Pending' satisfies StoredListExport['state'] };
