import { describe, expect, it } from 'vitest';
import {
  getBalances,
  listBalances,
  openStaffTimeLog,
  updateStaffTimeLog,
} from '../../../shared/contract/staff-time-logs.ts';
import { updateUser } from '../../../shared/contract/users.ts';
import { addDays, dayOf } from '../../../shared/lib/days.ts';
import { monthAfter, monthOf, writeMonth } from '../../../shared/lib/months.ts';
import { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

const today = dayOf(new Date());
const ended = monthAfter(monthOf(today), -1);
const openingDay = addDays(`${writeMonth(ended)}-01`, -1);

/** A user with opening balances on the day before the month that ended, and the log of that month. */
async function makeUserWithBalances(superAdmin: Api) {
  const user = await makeUser(superAdmin);
  const { pin, ...fields } = user;
  const opening = { balanceDate: openingDay, balanceFlexHours: -2.5, balanceVacationDays: 12 };
  await superAdmin.result(updateUser, { params: user, body: { ...fields, ...opening } });
  const own = await Api.logIn(testStack().url, user.initials, pin);
  const log = await own.result(openStaffTimeLog, { params: { userId: user.userId, ...ended } });
  return { user, own, log };
}

async function save(own: Api, log: any, days: Record<number, object>, status: 'Draft' | 'Submitted') {
  const staffTimeLogLines = log.staffTimeLogLines.map((line: any) => ({ ...line, ...days[line.day] }));
  const { staffTimeLogId, employmentPercentage, version } = log;
  const body = { employmentPercentage, version, status, staffTimeLogLines };
  return own.result(updateStaffTimeLog, { params: { staffTimeLogId }, body });
}

describe('balances', () => {
  it('are counted from the opening day, by what the user has sent in', async () => {
    const superAdmin = await logInAs('SuperAdmin');
    const { user, own, log } = await makeUserWithBalances(superAdmin);
    const days = {
      3: { overtimeHours: 4 },
      4: { compensationHours: 1.5, sickLeaveHours: 2 },
      5: { vacationDay: 'Half' },
    };
    const draft = await save(own, log, days, 'Draft');
    const params = { userId: user.userId };
    const before = await own.result(getBalances, { params });
    expect(before).toMatchObject({ openingDay, flex: { opening: -2.5, balance: -2.5 }, until: null });
    expect(before.months[0]).toMatchObject({ ...ended, state: 'Started', flex: { earned: 4, taken: 1.5, balance: 0 } });

    await save(own, draft, days, 'Submitted');
    const after = await own.result(getBalances, { params });
    expect(after).toMatchObject({ flex: { earned: 4, taken: 1.5, balance: 0 }, until: ended });
    expect(after.vacation.taken).toBe(0.5);
    expect(after.months.at(-1)!.vacation.balance).toBe(after.vacation.balance);
    // Nothing tells of the sick leave.
    expect(JSON.stringify(after)).not.toMatch(/sick|qualifying|childCare/i);

    const all = await superAdmin.result(listBalances);
    expect(all.find(({ userId }: { userId: number }) => userId === user.userId)).toEqual({
      userId: user.userId,
      initials: user.initials,
      firstName: user.firstName,
      lastName: user.lastName,
      openingDay,
      until: ended,
      flex: after.flex,
      vacation: after.vacation,
    });
    expect(await superAdmin.result(getBalances, { params })).toEqual(after);
  });

  it('of another user are refused to Staff, and so are those of all', async () => {
    const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
    const { userId } = await makeUser(superAdmin);
    expect((await staff.call(getBalances, { params: { userId } })).status).toBe(403);
    expect((await staff.call(listBalances)).status).toBe(403);
    expect((await superAdmin.call(getBalances, { params: { userId: 999_999 } })).status).toBe(404);
    expect(await superAdmin.result(getBalances, { params: { userId } })).toMatchObject({
      openingDay: null,
      months: [],
    });
  });
});
