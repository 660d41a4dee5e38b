import { AppError } from '../../shared/codes/errors.ts';
import { conflict } from '../../shared/codes/errors/changes.ts';
import { leases } from '../../shared/lib/deadlines.ts';
import { any, equals, isNew } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';
import type { Kind } from '../data/core/records.ts';
import { getItem, lastNumber } from '../data/core/table.ts';
import { type Timing, dueNow } from '../data/tasks/task-store.ts';

const work: readonly Kind[] = [
  'customer',
  'address',
  'contact',
  'tag',
  'product',
  'price-list-default',
  'delivery-template',
  'project',
  'work-order',
  'invoice',
];

/**
 * Requests the demo data; a job creates it.
 * @returns whether it was requested now, is running, or is done
 * @throws conflict when the firm has data of its own
 */
export async function askForDemo(now: Date): Promise<'Asked' | 'Running' | 'Done'> {
  const key = keys.demoSeed();
  if (!(await getItem(key))) await requireNoWork();
  const { isDone, item } = await updateIf(key, {
    set: { state: 'Running', attempts: 0, ...dueNow(now) },
    onlyIf: any(isNew, equals({ state: 'Failed' })),
  });
  if (isDone) return 'Asked';
  return item['state'] === 'Done' ? 'Done' : 'Running';
}

async function requireNoWork(): Promise<void> {
  const numbers = await Promise.all(work.map((kind) => lastNumber(kind)));
  if (numbers.every((number) => number === 0)) return;
  throw new AppError(conflict, { message: 'Det finns redan en firmas uppgifter här, så ingen demodata läggs in.' });
}

/** The lease is longer than the job may take. */
export const demoTiming: Timing = { leaseMs: leases.demo, longestWaitMs: 30 * 60_000 };

export async function endDemo(state: 'Done' | 'Failed'): Promise<void> {
  await updateIf(keys.demoSeed(), { set: { state }, remove: ['due', 'dueAt'] });
}
