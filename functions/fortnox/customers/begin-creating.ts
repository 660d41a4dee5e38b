import { fieldError } from '../../../shared/codes/errors.ts';
import { calls, deadlineOf } from '../../../shared/lib/deadlines.ts';
import type { SignedInUser } from '../../users/signed-in.ts';
import { stageFortnoxTask } from '../fortnox-task-store.ts';
import { keys } from '../../data/core/keys.ts';
import { findRecords } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { runTaskSafely } from '../../data/tasks/run-task.ts';
import { fortnoxTasks } from './create-customers.ts';

type Context = { user: SignedInUser; unit: UnitOfWork; now: Date; afterCommit(task: () => Promise<void>): void };

/** Creation starts after the commit. @throws a 422 when a customer does not exist or already has a number */
export async function beginCreating(
  customerIds: readonly number[],
  { user, unit, now, afterCommit }: Context,
): Promise<{ taskId: number; total: number }> {
  const requested = [...new Set(customerIds)];
  const records = await findRecords(requested.map((id) => ['customer', id] as const));
  for (const [index, customerId] of requested.entries()) {
    const field = `customerIds.${index}`;
    const { data } = records.require('customer', customerId, field, 'Kunden finns inte.');
    if (data.fortnoxCustomerNumber) throw fieldError(field, `${data.name} har redan ett kundnummer i Fortnox.`);
  }
  const taskId = await stageFortnoxTask(unit, { customerIds: requested, initials: user.initials, now });
  afterCommit(async () => {
    await runTaskSafely(fortnoxTasks, keys.fortnoxTask(taskId), { until: deadlineOf(calls.createCustomers) });
  });
  return { taskId, total: requested.length };
}
