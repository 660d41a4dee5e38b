import * as z from 'zod/mini';
import { AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { entryTypes } from '../../shared/schemas/file.ts';
import { leases } from '../../shared/lib/deadlines.ts';
import { fileTaskPrefix, keys } from '../data/core/keys.ts';
import { type Item, getItem, nextNumber } from '../data/core/table.ts';
import { type Timing, advanced, completed, leased, saveStep } from '../data/tasks/task-store.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

const entry = { type: z.enum(entryTypes), path: z.string() };

const workSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('moved'), ...entry, to: z.string() }),
  z.object({ what: z.literal('deleted'), ...entry }),
  z.object({
    what: z.literal('restored'),
    ...entry,
    versionId: z.optional(z.string()),
    since: z.optional(z.string()),
  }),
]);
export type FileWork = z.output<typeof workSchema>;

const storedSchema = z.object({
  userId: z.int(),
  projectId: z.int(),
  work: workSchema,
  startedAt: z.string(),
  after: z.string(),
  count: z.int(),
  left: z.array(z.object({ path: z.string(), message: z.string() })),
  copying: z.nullable(z.object({ key: z.string(), etag: z.string(), versionId: z.string(), uploadId: z.string() })),
  state: z.enum(['Pending', 'Done']),
  revision: z.int(),
});
export type FileTask = z.output<typeof storedSchema> & { taskId: number };
export type FileTaskChange = Partial<Pick<FileTask, 'after' | 'count' | 'left' | 'copying' | 'state'>>;

export type RunningTask = {
  readonly task: FileTask;
  save(change: FileTaskChange): Promise<void>;
  isOver(): boolean;
};

/** The call carries the task out within its 29 seconds; the job finishes what a crash left. */
export const fileTaskTiming: Timing = { leaseMs: leases.fileTask, longestWaitMs: 10 * 60_000 };
const retentionSeconds = 90 * 24 * 60 * 60;

type WriteContext = { unit: UnitOfWork; now: Date };

export async function stageFileTask(projectId: number, work: FileWork, { unit, now }: WriteContext): Promise<number> {
  const taskId = await nextNumber('file-task');
  const task: Omit<FileTask, 'taskId'> = {
    userId: unit.userId,
    projectId,
    work,
    startedAt: now.toISOString(),
    after: '',
    count: 0,
    left: [],
    copying: null,
    state: 'Pending',
    revision: 1,
  };
  unit.put({ ...keys.fileTask(taskId), ...task, ...leased(fileTaskTiming, now) });
  return taskId;
}

export async function getFileTask(taskId: number): Promise<FileTask> {
  const item = await getItem(keys.fileTask(taskId));
  if (!item) throw new AppError(notFound);
  return fileTaskOf(item);
}

export function fileTaskOf(item: Item): FileTask {
  return { taskId: Number(item.pk.slice(fileTaskPrefix.length)), ...storedSchema.parse(item) };
}

export async function saveFileTask(before: FileTask, change: FileTaskChange, now: Date): Promise<FileTask> {
  const changed = { ...change, revision: before.revision + 1 };
  await saveStep(
    keys.fileTask(before.taskId),
    { revision: before.revision },
    change.state === 'Done'
      ? completed(changed, { retentionSeconds, now })
      : advanced(changed, leased(fileTaskTiming, now)),
  );
  return { ...before, ...changed };
}
