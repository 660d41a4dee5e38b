import { fieldError } from '../../shared/codes/errors.ts';
import type { SignedIn } from '../runtime/signed-in.ts';
import { stageFortnoxTask } from '../stores/tasks/fortnox-task-store.ts';
import { keys } from '../stores/core/keys.ts';
import { findRecords } from '../stores/core/table.ts';
import type { UnitOfWork } from '../stores/core/unit-of-work.ts';
import { tryTask } from '../tasks/run-task.ts';
import { fortnoxTasks } from './create-customers.ts';

type Context = { user: SignedIn; unit: UnitOfWork; now: Date; afterCommit(task: () => Promise<void>): void };

/** Less than the 29 seconds that a call may take; the job goes on with what is left. */
const atOnceMs = 15_000;

/**
 * Stages that customers without a number are made in Fortnox, and begins with it as soon as that is kept.
 * @throws a 422 where one is not there or has a number
 */
export async function beginCreating(
  customerIds: readonly number[],
  { user, unit, now, afterCommit }: Context,
): Promise<{ taskId: number; total: number }> {
  const wanted = [...new Set(customerIds)];
  const found = await findRecords(wanted.map((id) => ['customer', id] as const));
  for (const [index, customerId] of wanted.entries()) {
    const field = `customerIds.${index}`;
    const { data } = found.require('customer', customerId, field, 'Kunden finns inte.');
    if (data.fortnoxCustomerNumber) throw fieldError(field, `${data.name} har redan ett kundnummer i Fortnox.`);
  }
  const taskId = await stageFortnoxTask(unit, { customerIds: wanted, initials: user.initials, now });
  afterCommit(async () => {
    await tryTask(fortnoxTasks, keys.fortnoxTask(taskId), { until: Date.now() + atOnceMs });
  });
  return { taskId, total: wanted.length };
}
