import { systemSettings } from '../../shared/entities/system-settings.ts';
import { approved, newAttest, submitted } from '../../shared/domain/time-log-attest.ts';
import { firstLines } from '../../shared/domain/staff-time-log.ts';
import { type Day, addDays } from '../../shared/lib/days.ts';
import { type Month, monthAfter, monthOf, writeMonth } from '../../shared/lib/months.ts';
import type { StaffTimeLogLineFields } from '../../shared/schemas/staff-time-log.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { reserveMonth, recordReading } from '../time-logs/staff-time-log-store.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import type { Dice } from './dice.ts';

/** Before the current one. */
export const monthsOfLogs = 5;

export async function seedStaffTimeLogs(dice: Dice, users: StoredRecord<'user'>[], today: Day): Promise<void> {
  for (const [index, user] of users.entries()) {
    const unit = new UnitOfWork(user.id);
    const logs: StoredRecord<'staff-time-log'>[] = [];
    for (let back = monthsOfLogs; back >= 0; back -= 1) {
      const month = monthBefore(today, back);
      const isSubmitted = back > 1 || (back === 1 && index % 5 < 3);
      const sentAt = new Date(`${firstOf(monthBefore(today, back - 1))}T07:4${index % 6}:00.000Z`);
      const log = await unit.create('staff-time-log', {
        userId: user.id,
        ...month,
        employmentPercentage: index % 3 === 2 ? 80 : 100,
        ...(isSubmitted ? submitted(sentAt) : newAttest),
        dateHealthRemoved: null,
        lines: livedLines(dice, month, back === 0 ? Number(today.slice(8)) : 31),
      });
      reserveMonth(unit, log);
      logs.push(log);
    }
    await unit.commit(null);
    await seedApprovals(users, logs.slice(0, monthsOfLogs - 1));
  }
  await seedReading(users, today);
}

async function seedApprovals([, head]: StoredRecord<'user'>[], logs: StoredRecord<'staff-time-log'>[]): Promise<void> {
  if (!head) return;
  const unit = new UnitOfWork(head.id);
  for (const log of logs) {
    if (log.data.userId === head.id) continue;
    const now = new Date(Date.parse(log.data.dateSubmitted!) + 5 * 60 * 60_000);
    unit.save(log, { ...log.data, ...approved(log.data, { userId: head.id, now }) });
  }
  await unit.commit(null);
}

async function seedReading([consultant, head]: StoredRecord<'user'>[], today: Day): Promise<void> {
  if (!consultant || !head) return;
  const unit = new UnitOfWork(head.id);
  const reader = { userId: head.id, ...head.data };
  recordReading(unit, {
    reader,
    ownerId: consultant.id,
    now: new Date(`${addDays(today, -3)}T12:20:00.000Z`),
    month: monthBefore(today, 1),
  });
  await unit.commit(null);
}

const monthBefore = (today: Day, months: number): Month => monthAfter(monthOf(today), -months);

const firstOf = (month: Month) => `${writeMonth(month)}-01`;

function livedLines(dice: Dice, { year, month }: Month, until: number): StaffTimeLogLineFields[] {
  const isHolidayMonth = month === 7;
  const coldFrom = dice.chance(0.4) ? dice.from(3, 20) : 0;
  const vabOn = dice.chance(0.4) ? dice.from(1, 28) : 0;
  const { eveHours } = systemSettings.empty;
  return firstLines({ year, month, eveHours }).map((line) => {
    if (line.standardOfService === 0 || line.day > until) return line;
    if (isHolidayMonth && line.day > 6) return { ...line, vacationDay: 'Full' };
    if (line.day === coldFrom) return { ...line, qualifyingHours: 7 };
    if (line.day === coldFrom + 1) return { ...line, sickLeaveHours: 7 };
    if (line.day === vabOn) return { ...line, childCareHours: dice.pick([3.5, 7]) };
    if (dice.chance(0.12)) return { ...line, overtimeHours: dice.pick([0.5, 1, 1.5, 2.5]) };
    if (dice.chance(0.03)) return { ...line, vacationDay: 'Half' };
    return dice.chance(0.02) ? { ...line, paidLeaveHours: 2 } : line;
  });
}
