import * as z from 'zod/mini';
import { leases } from '../../shared/lib/deadlines.ts';
import { fortnoxTaskPrefix, keys } from '../data/core/keys.ts';
import { type Item, nextNumber } from '../data/core/table.ts';
import { type Timing, advanced, dueNow, completed, saveStep } from '../data/tasks/task-store.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

const failureSchema = z.object({ customerId: z.int(), name: z.string(), reason: z.string() });
type Failure = z.output<typeof failureSchema>;

const storedSchema = z.object({
  userId: z.int(),
  initials: z.string(),
  customerIds: z.array(z.int()),
  done: z.int(),
  created: z.array(z.object({ customerId: z.int(), name: z.string(), fortnoxCustomerNumber: z.string() })),
  failed: z.array(failureSchema),
  state: z.enum(['Pending', 'Done']),
});
export type FortnoxTask = z.output<typeof storedSchema> & { taskId: number };

/** The lease is longer than it takes to create one customer. */
export const fortnoxTaskTiming: Timing = {
  leaseMs: leases.fortnoxTask,
  firstWaitMs: 15_000,
  longestWaitMs: 10 * 60_000,
};
const retentionSeconds = 30 * 24 * 60 * 60;

export async function stageFortnoxTask(
  unit: UnitOfWork,
  { customerIds, initials, now }: { customerIds: number[]; initials: string; now: Date },
): Promise<number> {
  const taskId = await nextNumber('fortnox-task');
  const task = { userId: unit.userId, initials, customerIds, done: 0, created: [], failed: [], state: 'Pending' };
  unit.put({ ...keys.fortnoxTask(taskId), ...task, ...dueNow(now) });
  return taskId;
}

export function fortnoxTaskOf(item: Item): FortnoxTask {
  return { taskId: Number(item.pk.slice(fortnoxTaskPrefix.length)), ...storedSchema.parse(item) };
}

type Outcome = { created?: FortnoxTask['created'][number]; failed?: Failure };

/**
 * Makes the next step due at once.
 * @returns the task after the step
 * @throws Contention when another process has finished the step
 */
export async function endFortnoxStep(task: FortnoxTask, { created, failed }: Outcome, now: Date): Promise<FortnoxTask> {
  const { taskId, ...before } = task;
  const progress = {
    done: before.done + 1,
    created: [...before.created, ...(created ? [created] : [])],
    failed: [...before.failed, ...(failed ? [failed] : [])],
    state: before.done + 1 >= before.customerIds.length ? ('Done' as const) : ('Pending' as const),
  };
  const change =
    progress.state === 'Done' ? completed(progress, { retentionSeconds, now }) : advanced(progress, dueNow(now));
  await saveStep(keys.fortnoxTask(taskId), { done: before.done }, change);
  return { ...task, ...progress };
}
