import { systemSettings } from '../../shared/entities/system-settings.ts';
import { firstLines } from '../../shared/domain/staff-time-log.ts';
import { type Day, addDays } from '../../shared/lib/days.ts';
import type { StaffTimeLogLineFields } from '../../shared/schemas/staff-time-log.ts';
import type { Data, Stored } from '../stores/core/records.ts';
import { reserveMonth, recordReading } from '../stores/staff-time-logs/staff-time-log-store.ts';
import { UnitOfWork } from '../stores/core/unit-of-work.ts';
import type { Dice } from './dice.ts';

const submittedMonths = 5;

export async function seedStaffTimeLogs(dice: Dice, users: Stored<'user'>[], today: Day): Promise<void> {
  for (const [index, user] of users.entries()) {
    const unit = new UnitOfWork(user.id);
    for (let back = submittedMonths; back >= 0; back -= 1) {
      const month = monthBefore(today, back);
      const log = await unit.create('staff-time-log', {
        userId: user.id,
        ...month,
        employmentPercentage: index % 3 === 2 ? 80 : 100,
        status: back === 0 ? 'Draft' : 'Submitted',
        dateSubmitted: back === 0 ? null : `${firstOf(monthBefore(today, back - 1))}T07:4${index % 6}:00.000Z`,
        lines: livedLines(dice, month, back === 0 ? Number(today.slice(8)) : 31),
      });
      reserveMonth(unit, log);
    }
    await unit.commit(null);
  }
  await seedReading(users, today);
}

async function seedReading([consultant, head]: Stored<'user'>[], today: Day): Promise<void> {
  if (!consultant || !head) return;
  const unit = new UnitOfWork(head.id);
  const reader = { userId: head.id, role: head.data.role };
  recordReading(unit, {
    reader,
    ownerId: consultant.id,
    now: new Date(`${addDays(today, -3)}T12:20:00.000Z`),
    month: monthBefore(today, 1),
  });
  await unit.commit(null);
}

type Month = Pick<Data<'staff-time-log'>, 'year' | 'month'>;

function monthBefore(today: Day, months: number): Month {
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

const firstOf = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}-01`;

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
