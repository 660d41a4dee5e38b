import { AppError } from '../../shared/contract/errors.ts';
import { updateIf } from './conditional-update.ts';
import { dueShard } from './due.ts';
import { keys } from './keys.ts';
import type { Kind } from './records.ts';
import { getItem, lastNumber } from './table.ts';

/** A firm that has begun its work has at least one of these. */
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

const names = { '#state': 'state' };

/**
 * Asks for the firm that is made up; a job makes it.
 * @returns how it stands: asked for now, or before, or there
 * @throws conflict where a firm has data of its own
 */
export async function askForDemo(now: Date): Promise<'Asked' | 'Running' | 'Done'> {
  const key = keys.demoSeed();
  if (!(await getItem(key))) await requireNoWork();
  const { isDone, item } = await updateIf(key, {
    expression: 'SET #state = :running, attempts = :none, due = :due, dueAt = :now',
    condition: 'attribute_not_exists(pk) OR #state = :failed',
    names,
    values: { ':running': 'Running', ':failed': 'Failed', ':none': 0, ':due': dueShard, ':now': now.toISOString() },
  });
  if (isDone) return 'Asked';
  return item['state'] === 'Done' ? 'Done' : 'Running';
}

async function requireNoWork(): Promise<void> {
  const numbers = await Promise.all(work.map((kind) => lastNumber(kind)));
  if (numbers.every((number) => number === 0)) return;
  throw new AppError('conflict', { message: 'Det finns redan en firmas uppgifter här, så ingen demodata läggs in.' });
}

/** Longer than the job may take. */
const leaseMs = 6 * 60_000;
/** What an attempt leaves stays, so there are few. */
const mostAttempts = 3;

/** @returns whether the firm is to be made now, by the caller */
export async function takeDemo(now: Date): Promise<boolean> {
  const { isDone, item } = await updateIf(keys.demoSeed(), {
    expression: 'SET dueAt = :later, attempts = attempts + :one',
    condition: '#state = :running AND dueAt <= :now',
    names,
    values: {
      ':later': new Date(now.getTime() + leaseMs).toISOString(),
      ':one': 1,
      ':running': 'Running',
      ':now': now.toISOString(),
    },
  });
  if (!isDone) return false;
  if ((item['attempts'] as number) <= mostAttempts) return true;
  await endDemo('Failed');
  return false;
}

/** Done: it is there. Failed: it may be asked for anew. */
export async function endDemo(state: 'Done' | 'Failed'): Promise<void> {
  await updateIf(keys.demoSeed(), {
    expression: 'SET #state = :state REMOVE due, dueAt',
    names,
    values: { ':state': state },
  });
}
