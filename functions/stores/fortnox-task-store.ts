import * as z from 'zod/mini';
import { updateIf } from './conditional-update.ts';
import { dueShard } from './due.ts';
import { keys } from './keys.ts';
import { nextNumber } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const failureSchema = z.object({ customerId: z.int(), name: z.string(), reason: z.string() });
type Failure = z.output<typeof failureSchema>;

const storedSchema = z.object({
  userId: z.int(),
  initials: z.string(),
  customerIds: z.array(z.int()),
  /** How many are done with, in their order. */
  done: z.int(),
  created: z.array(z.object({ customerId: z.int(), name: z.string(), fortnoxCustomerNumber: z.string() })),
  failed: z.array(failureSchema),
  state: z.enum(['Pending', 'Done']),
  dueAt: z.optional(z.string()),
});
export type FortnoxTask = z.output<typeof storedSchema> & { taskId: number };

/** Longer than the making of one customer takes. */
const stepMs = 60_000;
const keptSeconds = 30 * 24 * 60 * 60;

/** Stages that customers are made in Fortnox, one after another. @returns its id */
export async function stageFortnoxTask(
  unit: UnitOfWork,
  { customerIds, initials, now }: { customerIds: number[]; initials: string; now: Date },
): Promise<number> {
  const taskId = await nextNumber('fortnox-task');
  const task = { userId: unit.userId, initials, customerIds, done: 0, created: [], failed: [], state: 'Pending' };
  unit.put({ ...keys.fortnoxTask(taskId), ...task, due: dueShard, dueAt: now.toISOString() });
  return taskId;
}

/** Takes the next step of a task, which is then nobody else's. @returns nothing where somebody has it or it is done */
export async function takeFortnoxStep(taskId: number, now: Date): Promise<FortnoxTask | undefined> {
  const { isDone, item } = await updateIf(keys.fortnoxTask(taskId), {
    expression: 'SET dueAt = :later',
    condition: '#state = :pending AND dueAt <= :now',
    names: { '#state': 'state' },
    values: {
      ':pending': 'Pending',
      ':now': now.toISOString(),
      ':later': new Date(now.getTime() + stepMs).toISOString(),
    },
  });
  return isDone ? { taskId, ...storedSchema.parse(item) } : undefined;
}

const putOffMs = 15_000;

/** The step could not be done now: it is tried again soon. */
export async function putOffFortnoxStep({ taskId, done }: FortnoxTask, now: Date): Promise<void> {
  await updateIf(keys.fortnoxTask(taskId), {
    expression: 'SET dueAt = :later',
    condition: '#state = :pending AND done = :done',
    names: { '#state': 'state' },
    values: { ':pending': 'Pending', ':done': done, ':later': new Date(now.getTime() + putOffMs).toISOString() },
  });
}

type Outcome = { created?: FortnoxTask['created'][number]; failed?: Failure };

/** Keeps how a step ended, and lets the next one be taken at once. @returns the task as it became */
export async function endFortnoxStep(task: FortnoxTask, { created, failed }: Outcome, now: Date): Promise<FortnoxTask> {
  const done = task.done + 1;
  const isLast = done >= task.customerIds.length;
  const { item } = await updateIf(keys.fortnoxTask(task.taskId), {
    expression: isLast
      ? 'SET done = :done, created = :created, failed = :failed, #state = :state, #ttl = :ttl REMOVE due, dueAt'
      : 'SET done = :done, created = :created, failed = :failed, dueAt = :now',
    condition: 'done = :before',
    ...(isLast && { names: { '#state': 'state', '#ttl': 'ttl' } }),
    values: {
      ':done': done,
      ':before': task.done,
      ':created': [...task.created, ...(created ? [created] : [])],
      ':failed': [...task.failed, ...(failed ? [failed] : [])],
      ...(isLast
        ? { ':state': 'Done', ':ttl': Math.floor(now.getTime() / 1000) + keptSeconds }
        : { ':now': now.toISOString() }),
    },
  });
  return { taskId: task.taskId, ...storedSchema.parse(item) };
}
