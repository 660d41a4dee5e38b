import type { RestorableKind } from '../../../shared/codes/kinds.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import type { RestoredRecord } from '../../../shared/schemas/history.ts';
import { stageRestoration } from '../restoring/restore.ts';
import type { Restorer } from '../restoring/restorer.ts';
import { restorers } from '../restoring/restorers.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import type { Step } from '../../data/tasks/batch-store.ts';
import { actingUser } from '../../users/user-store.ts';

/** A restored project takes twelve actions, and the step's progress one; a transaction holds one hundred. */
const maxStaged = 80;
const maxRead = 40;

export async function stageRestoreStep(
  unit: UnitOfWork,
  kind: RestorableKind,
  records: readonly RestoredRecord[],
  now: Date,
): Promise<Step> {
  const user = await actingUser(unit);
  const restorer = restorers[kind] as Restorer<RestorableKind>;
  const step = { steps: 0, skipped: [] as number[], refused: {} as Record<number, string> };
  for (const record of records.slice(0, maxRead)) {
    if (unit.size > maxStaged) break;
    step.steps += 1;
    try {
      // oxlint-disable-next-line no-await-in-loop -- each adds to the same transaction
      await stageRestoration(restorer, kind, record, { unit, user, now });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { fields = [], message } = error;
      step.skipped.push(record.id);
      step.refused[record.id] = fields[0]?.message ?? message;
    }
  }
  return step;
}
