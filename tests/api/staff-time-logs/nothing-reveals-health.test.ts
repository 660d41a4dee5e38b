import { beforeAll, describe, expect, it } from 'vitest';
import { getMyDay } from '../../../shared/contract/my-day.ts';
import { getOverview } from '../../../shared/contract/overview.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { getProjectFigures } from '../../../shared/contract/projects.ts';
import { listTimeReports } from '../../../shared/contract/time-reports.ts';
import { listWorkOrders } from '../../../shared/contract/work-orders.ts';
import * as logs from '../../../shared/contract/staff-time-logs.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { latestEndedMonth } from '../../../shared/lib/months.ts';
import type { Api } from '../../support/api.ts';
import { makeProject, makeUser, makeWorkOrder } from '../../support/builders.ts';
import { logInAs, logInUser } from '../../support/people.ts';

/** Two colleagues with the same work: one was sick and at home with a sick child, the other was not. */

type Colleague = { userId: number; staffTimeLogId: number; api: Api };

const { year, month } = latestEndedMonth(dayOf(new Date()));
const ill = [
  { sickLeaveHours: 7 },
  { qualifyingHours: 5.5, sickLeaveHours: 1.5 },
  { childCareHours: 7 },
  { sickLeaveHours: 3.5 },
];

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let granted: Api;
let [sick, well]: Colleague[] = [];

async function makeColleague(projectId: number, absence: readonly object[]): Promise<Colleague> {
  const user = await makeUser(superAdmin);
  const { userId } = user;
  const api = await logInUser(user);
  const { staffTimeLogId, ...log } = await api.result(logs.openStaffTimeLog, { params: { userId, year, month } });
  const workdays = log.staffTimeLogLines.filter((line: any) => line.standardOfService === 7);
  const lines = log.staffTimeLogLines.map((line: any) => ({ ...line, ...absence[workdays.indexOf(line)] }));
  const body = { ...log, staffTimeLogLines: lines, status: 'Submitted' };
  await api.result(logs.updateStaffTimeLog, { params: { staffTimeLogId }, body });
  await makeWorkOrder(api, projectId, { status: 'Registered', workOrderOwnerUserId: userId });
  return { userId, staffTimeLogId, api };
}

let projectId: number;

beforeAll(async () => {
  ({ projectId } = await makeProject(staff));
  const user = await makeUser(superAdmin, { overviewAccess: 'Given' });
  granted = await logInUser(user);
  sick = await makeColleague(projectId, ill);
  well = await makeColleague(projectId, []);
});

/** What an answer says of a person, without who it is. */
function saidOf(found: any): object {
  const { userId: _id, initials: _initials, firstName: _first, lastName: _last, ...rest } = found;
  const months = rest.months?.map(({ staffTimeLogId: _log, version: _version, ...one }: any) => one);
  return { ...rest, months };
}

const inListOf = (list: any[], { userId }: Colleague) => saidOf(list.find((one) => one.userId === userId));

describe('health data of a time log', () => {
  it('is in none of the lists and sums that are no reading', async () => {
    const all = await superAdmin.result(logs.listTimeLogsOfAll, { params: { year } });
    expect(inListOf(all, sick!)).toEqual(inListOf(all, well!));
    const balances = await superAdmin.result(logs.listBalances);
    expect(inListOf(balances, sick!)).toEqual(inListOf(balances, well!));
    const [ofSick, ofWell] = await Promise.all(
      [sick!, well!].map(({ userId }) => superAdmin.result(logs.getBalances, { params: { userId } })),
    );
    expect(saidOf(ofSick)).toEqual(saidOf(ofWell));
    const { people } = await granted.result(getOverview, { query: { period: 'twelve-months' } });
    expect(inListOf(people, sick!)).toEqual(inListOf(people, well!));
    const figures = await staff.result(getProjectFigures, { params: { projectId } });
    expect(inListOf(figures.people, sick!)).toEqual(inListOf(figures.people, well!));
    const days = await Promise.all([sick!, well!].map(({ api }) => api.result(getMyDay)));
    const { hours, timeLog } = days[0];
    expect({ hours, timeLog }).toEqual({ hours: days[1].hours, timeLog: days[1].timeLog });
    expect(await sick!.api.result(logs.getStaffTimeLogReadings, { params: { userId: sick!.userId } })).toEqual([]);
  });

  it('is named in no answer that Staff get of others', async () => {
    const answers = await Promise.all([
      staff.result(getMyDay),
      staff.result(getProjectFigures, { params: { projectId } }),
      staff.result(listTimeReports),
      staff.result(listWorkOrders, { query: { ownerUserId: sick!.userId, sums: 'true' } }),
      granted.result(getOverview),
    ]);
    const words = /sick|qualifying|childCare|vacation|offDuty|paidLeave|compensation|sentBackNote/i;
    expect(JSON.stringify(answers)).not.toMatch(words);
  });

  it('and all else of another’s log is refused for Staff, also for those with the right to the overview', async () => {
    const { userId, staffTimeLogId } = sick!;
    const log = { staffTimeLogId, version: 2 };
    const asked: [Route, object][] = [
      [logs.getStaffTimeLog, { params: log }],
      [logs.openStaffTimeLog, { params: { userId, year, month } }],
      [logs.getReadOnlyStaffTimeLogs, { params: { userId } }],
      [logs.getStaffTimeLogHistory, { params: { userId } }],
      [logs.getStaffTimeLogReadings, { params: { userId } }],
      [logs.getStaffTimeLogEvents, { params: log }],
      [logs.getBalances, { params: { userId } }],
      [logs.listBalances, {}],
      [logs.listTimeLogsOfAll, { params: { year } }],
      [logs.listTimeLogPeople, {}],
      [logs.exportPayroll, { params: { year, month } }],
      [logs.remindOfTimeLogs, { body: { year, month, userIds: [userId] } }],
      [logs.approveStaffTimeLog, { params: log, query: log }],
      [logs.approveStaffTimeLogs, { body: { logs: [log] } }],
      [logs.undoTimeLogApproval, { params: log, query: log }],
      [logs.sendBackStaffTimeLog, { params: log, query: log, body: { note: '' } }],
      [logs.reopenStaffTimeLog, { params: log, query: log }],
      [logs.deleteStaffTimeLog, { params: log, query: log }],
    ];
    for (const api of [staff, granted]) {
      const statuses = await Promise.all(
        asked.map(async ([route, input]) => [route.name, (await api.call(route, input)).status]),
      );
      expect(statuses).toEqual(asked.map(([{ name }]) => [name, 403]));
    }
    // Those left make or change one's own logs.
    const own: Route[] = [logs.listStaffTimeLogs, logs.createStaffTimeLog, logs.updateStaffTimeLog];
    expect(new Set([...asked.map(([route]) => route), ...own])).toEqual(new Set(logs.staffTimeLogsRoutes));
  });
});
