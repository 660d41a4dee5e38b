import { erasures as partition } from '../data/core/keys.ts';
import { stageErasedHistory } from '../data/core/erase-history.ts';
import { getNewestHistory } from '../data/core/history.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { type StoredErasure, erasureOf, erasureTiming, stageErased } from './erasure-store.ts';
import type { TaskKind } from '../data/tasks/task-kind.ts';
import { eraseBeside } from './erase-beside.ts';
import { erasedChanges } from './erased-data.ts';
import { getPerson } from './person.ts';

/** A transaction holds a hundred actions, one of which is the progress. */
const atOnce = 40;

/**
 * Continues an erasure whose record is erased already: first the items beside it, which are found by what its
 * history says, then the history, from the newest version. A step of the history is one transaction with the progress,
 * so a crash leaves nothing half done.
 */
export const erasures: TaskKind = {
  name: 'erasure',
  isOf: ({ pk }) => pk === partition,
  timing: erasureTiming,
  steps: 'shared',
  async step(task) {
    const erasure = erasureOf(task);
    const unit = new UnitOfWork(0);
    const progress = erasure.stage === 'beside' ? await besideDone(erasure) : await stageHistory(unit, erasure);
    stageErased(unit, erasure, progress, new Date());
    await unit.commit(null);
  },
};

async function besideDone({ of, id }: StoredErasure): Promise<{ stage: 'history' }> {
  if (of !== 'staff-time-log') await eraseBeside(await getPerson(of, id));
  return { stage: 'history' };
}

async function stageHistory(
  unit: UnitOfWork,
  { of: kind, id, below }: StoredErasure,
): Promise<{ stage: 'done' } | { below: number }> {
  const entries = await getNewestHistory(kind, id, { before: below, limit: atOnce });
  for (const entry of entries) {
    const erased = erasedChanges(kind, entry);
    if (erased) stageErasedHistory(unit, { kind, id }, { ...entry, ...erased });
  }
  return entries.length < atOnce ? { stage: 'done' } : { below: entries.at(-1)!.version };
}
