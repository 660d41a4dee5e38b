import { randomUUID } from 'node:crypto';
import { mayTakeOutEverything } from '../../../shared/domain/take-out-rules.ts';
import { takeOutTask } from '../../data/core/keys.ts';
import { timeLogPeople } from '../../data/replica/lists/options.ts';
import { findRecord } from '../../data/core/table.ts';
import type { Task } from '../../data/tasks/task-store.ts';
import type { TaskKind } from '../../data/tasks/task-kind.ts';
import { recordReadings } from '../../time-logs/staff-time-log-store.ts';
import { listsToTakeOut } from './list-sheets.ts';
import type { Progress } from './progress.ts';
import { S3Workshop } from './s3-workshop.ts';
import { beginTakeOut, takeOutStep } from './take-out-step.ts';
import {
  type StoredTakeOut,
  endTakeOut,
  exportOf,
  runTakeOutAgain,
  leaveTakeOut,
  takeOutOf,
  takeOutTiming,
  reportTakeOut,
} from './take-out-store.ts';

/** A step that is killed is done again. Tests make them shorter. */
const stepMs = () => Number(process.env['TAKE_OUT_STEP_MS'] ?? 30_000);
const reportEveryMs = 1_000;

/** Takes everything out of Klang, as `npm run take-out` does, to a file in the handover bucket. */
export const takeOuts: TaskKind = {
  name: 'take-out',
  isOf: ({ pk }) => pk === takeOutTask,
  timing: takeOutTiming,
  steps: 'taken',
  step,
  maxAttempts: 5,
  giveUp: (task) => endTakeOut(takeOutOf(task), { problem: 'not-taken-out' }),
};

async function step(task: Task, until: number): Promise<void> {
  const takeOut = takeOutOf(task);
  const request = await exportOf(takeOut);
  if (request?.state !== 'Pending') return leaveTakeOut(takeOut);
  const user = await findRecord('user', takeOut.userId);
  if (!user || user.deleted || !mayTakeOutEverything(user.data)) return endTakeOut(takeOut, { problem: 'forbidden' });
  const reader = { userId: takeOut.userId, ...user.data };
  const workshop = new S3Workshop(takeOut.fileKey);
  const progress = takeOut.piece === '' ? await begun(reader) : await readProgress(workshop, takeOut.piece);
  if (progress.phase === 'end' && (await workshop.isEnded())) return endTakeOut(takeOut, { done: progress.records });
  const next = await takeOutStep(progress, workshop, {
    until: Math.min(until, Date.now() + stepMs()),
    tell: teller(takeOut),
  });
  if (next.phase === 'done') return endTakeOut(takeOut, { done: next.records });
  const piece = `progress-${randomUUID()}`;
  await workshop.keep(piece, Buffer.from(JSON.stringify(next)));
  return runTakeOutAgain(takeOut, piece);
}

type Reader = Parameters<typeof recordReadings>[0]['reader'];

/** The archive holds all time logs, each reading of which is kept. */
async function begun(reader: Reader): Promise<Progress> {
  const now = new Date();
  const ownerIds = timeLogPeople(await listsToTakeOut()).map(({ userId }) => userId);
  await recordReadings({ reader, ownerIds, now });
  return beginTakeOut(now);
}

async function readProgress(workshop: S3Workshop, piece: string): Promise<Progress> {
  return JSON.parse(Buffer.from(await workshop.read(piece)).toString()) as Progress;
}

type ProgressReporter = NonNullable<Parameters<typeof takeOutStep>[2]['tell']>;

function teller(takeOut: StoredTakeOut): ProgressReporter {
  let toldAt = 0;
  return async ({ phase, done, of }) => {
    if (Date.now() - toldAt < reportEveryMs) return;
    toldAt = Date.now();
    await reportTakeOut(takeOut, { phase, done, total: of });
  };
}
