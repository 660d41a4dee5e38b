import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRecord, getRecord } from '../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../functions/data/core/unit-of-work.ts';
import {
  createTimeLog,
  findTimeLog,
  removeTimeLog,
  restoreTimeLog,
} from '../../../../functions/time-logs/staff-time-log-store.ts';
import { firstLines } from '../../../../shared/domain/staff-time-log.ts';
import { startEmptyTable } from '../../../support/empty-table.ts';

let table: Awaited<ReturnType<typeof startEmptyTable>>;
beforeAll(async () => {
  table = await startEmptyTable();
});
afterAll(() => table.close());

const userId = 1;
const lines = firstLines({ year: 2026, month: 1, eveHours: 4 });
const withDay = (day: Partial<(typeof lines)[number]>) =>
  lines.map((line) => (line.day === 7 ? { ...line, ...day } : line));

async function create(month: number, its?: typeof lines): Promise<number> {
  const unit = new UnitOfWork(userId);
  const { id } = await createTimeLog(unit, { userId, year: 2026, month, lines: its });
  await unit.commit(null);
  return id;
}

async function remove(id: number): Promise<void> {
  const unit = new UnitOfWork(userId);
  removeTimeLog(unit, await getRecord('staff-time-log', id));
  await unit.commit(null);
}

async function restore(id: number): Promise<void> {
  const unit = new UnitOfWork(userId);
  const log = await findRecord('staff-time-log', id);
  await restoreTimeLog(unit, log!, log!.data);
  await unit.commit(null);
}

it('a removed log takes the place of a new one that is empty, though the norm of its eves is another', async () => {
  const removed = await create(1);
  await remove(removed);
  await create(1, lines);
  await restore(removed);
  expect((await findTimeLog(userId, 2026, 1))?.id).toBe(removed);
});

it.each([
  [3, { sickLeaveHours: 7 }],
  [5, { overtimeHours: -1 }],
  [7, { vacationDay: 'Half' as const }],
])('a removed log of month %i does not take the place of one that was created with %o', async (month, day) => {
  const removed = await create(month);
  await remove(removed);
  const created = await create(month, withDay(day));
  await expect(restore(removed)).rejects.toMatchObject({ code: 'not_restorable' });
  expect((await findTimeLog(userId, 2026, month))?.id).toBe(created);
});
