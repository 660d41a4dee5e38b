import { expect, it } from 'vitest';
import { keys } from '../../../../functions/data/core/keys.ts';
import { startingTaskKinds } from '../../../../functions/entry/starting-task-kinds.ts';
import { taskKinds } from '../../../../functions/entry/task-kinds.ts';

const tasks = {
  batch: keys.batch(1),
  'file-task': keys.fileTask(1),
  'fortnox-task': keys.fortnoxTask(1),
  'demo-seed': keys.demoSeed(),
  claim: keys.projectLock(1),
  'invoice-run': keys.invoiceRun(1),
  'list-export': keys.listExport(1, 1),
  'follow-up': keys.followUp(1, 'pdf'),
  'daily-mail': keys.dailyMail(1, '2026-11-28'),
  migration: keys.migration('one'),
};

it('each task is of one kind in the table', () => {
  expect(taskKinds.map(({ name }) => name).toSorted()).toEqual(Object.keys(tasks).toSorted());
  for (const [name, key] of Object.entries(tasks))
    expect(taskKinds.filter((kind) => kind.isOf(key)).map((kind) => kind.name)).toEqual([name]);
});

it('follow-ups and exports start when they are written, and a follow-up again when its attempts are reset', () => {
  const starting = (reported: object) =>
    taskKinds
      .filter(({ startsOn }) =>
        startsOn?.({ key: keys.batch(1), isNew: false, attempts: 0, state: 'Pending', ...reported }),
      )
      .map(({ name }) => name);
  expect(starting({ isNew: true }).toSorted()).toEqual(['follow-up', 'list-export']);
  expect(starting({})).toEqual(['follow-up']);
  expect(starting({ attempts: 1 })).toEqual([]);
});

it('the stream has all kinds that start when they are written, and no others', () => {
  expect(startingTaskKinds).toEqual(taskKinds.filter(({ startsOn }) => startsOn !== undefined));
});
