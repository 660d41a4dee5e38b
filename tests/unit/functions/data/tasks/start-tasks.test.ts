import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UnitOfWork } from '../../../../../functions/data/core/unit-of-work.ts';
import { getItem } from '../../../../../functions/data/core/table.ts';
import { startTasks } from '../../../../../functions/data/tasks/start-tasks.ts';
import type { TaskKind, WrittenItem } from '../../../../../functions/data/tasks/task-kind.ts';
import { dueNow, completed, saveStep } from '../../../../../functions/data/tasks/task-store.ts';
import { startEmptyTable } from '../../../../support/empty-table.ts';

let table: Awaited<ReturnType<typeof startEmptyTable>>;
beforeAll(async () => {
  table = await startEmptyTable();
});
afterAll(() => table.close());

let ran: string[];
beforeEach(() => {
  ran = [];
});

const kind: TaskKind = {
  name: 'test',
  isOf: ({ pk }) => pk.startsWith('TEST#'),
  timing: { leaseMs: 30_000, longestWaitMs: 60_000 },
  steps: 'taken-once',
  async step({ pk, sk, attempts }) {
    ran.push(`${pk} ${sk}`);
    if (sk === 'FAILS') throw new Error('It fails.');
    await saveStep({ pk, sk }, { attempts }, completed({ state: 'Done' }, { now: new Date() }));
  },
  startsOn: ({ isNew, attempts, state }) => isNew || (attempts === 0 && state === 'Pending'),
  goesFirst: ({ sk }) => sk === 'FIRST',
};

async function written(pk: string, sk: string, reported: Partial<WrittenItem> = {}): Promise<WrittenItem> {
  const unit = new UnitOfWork(0);
  unit.put({ pk, sk, state: 'Pending', ...dueNow(new Date()) });
  await unit.commit(null);
  return { key: { pk, sk }, isNew: true, attempts: 0, state: 'Pending', ...reported };
}

it('tasks that start when they are written run once each, in each partition the kind’s first one first', async () => {
  const items = [await written('TEST#1', 'SECOND'), await written('TEST#1', 'FIRST')];
  await startTasks([kind], [...items, ...items]);
  expect(ran).toEqual(['TEST#1 FIRST', 'TEST#1 SECOND']);
});

it('a task that somebody retries starts at once, and one that continues or is done does not', async () => {
  const retried = await written('TEST#2', 'RETRIED', { isNew: false });
  const continued = await written('TEST#2', 'CONTINUED', { isNew: false, attempts: 1 });
  const done = await written('TEST#2', 'DONE', { isNew: false, state: 'Done' });
  const foreign = await written('OTHER#2', 'TASK');
  await startTasks([kind], [retried, continued, done, foreign]);
  expect(ran).toEqual(['TEST#2 RETRIED']);
});

it('a task whose kind waits for the job is not started', async () => {
  await startTasks([{ ...kind, startsOn: undefined }], [await written('TEST#3', 'TASK')]);
  expect(ran).toEqual([]);
});

it('a task that fails is left to the job, and the next one of its partition runs', async () => {
  await startTasks([kind], [await written('TEST#4', 'FAILS'), await written('TEST#4', 'NEXT')]);
  expect(ran).toEqual(['TEST#4 FAILS', 'TEST#4 NEXT']);
  expect(await getItem({ pk: 'TEST#4', sk: 'FAILS' })).toMatchObject({ due: 'due', attempts: 1 });
});
