import {
  approveStaffTimeLog,
  listStaffTimeLogs,
  openStaffTimeLog,
  updateStaffTimeLog,
} from '../../../shared/contract/staff-time-logs.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { Api } from '../../support/api.ts';
import { type People, type Sample, nothing, deletion, saving, type Samples } from './sample.ts';

let histories = 0;
let reminders = 0;

const firstYear = 2060;
/** Tests of the last possible months use these. */
const reservedFrom = 2098;

/** Other test files have left time logs in the same stack. */
async function monthWithoutTimeLog(api: Api) {
  const logs: { year: number; month: number }[] = await api.result(listStaffTimeLogs);
  const months = logs
    .filter(({ year }) => year >= firstYear && year < reservedFrom)
    .map(({ year, month }) => year * 12 + month);
  const next = Math.max(firstYear * 12, ...months);
  return { year: Math.floor(next / 12), month: (next % 12) + 1 };
}

async function userIdOf(api: Api, initials: string): Promise<number> {
  const users = await api.result(getAllUsers);
  return users.find((user: any) => user.initials === initials).userId;
}

async function ownMonth(api: Api, initials: string) {
  return { params: { userId: await userIdOf(api, initials), ...(await monthWithoutTimeLog(api)) } };
}

export async function makeTimeLog(api: Api, initials: string): Promise<any> {
  return api.result(openStaffTimeLog, await ownMonth(api, initials));
}

/** A time log of Staff, whose logs the others may approve. */
async function submittedTimeLog({ Staff }: People) {
  const { staffTimeLogId, ...log } = await makeTimeLog(Staff, 'AL');
  const body = { ...log, status: 'Submitted' };
  const submitted = await Staff.result(updateStaffTimeLog, { params: { staffTimeLogId }, body });
  return { log: submitted, asked: deletion('staffTimeLogId', submitted) };
}

const ofStaff: Sample = async ({ Staff }) => ({ params: { userId: await userIdOf(Staff, 'AL') } });

export const staffTimeLogsSamples = {
  'staff-time-logs/list-staff-time-logs': nothing,
  // Another user's log, since only such a reading is logged.
  'staff-time-logs/get-staff-time-log': async ({ Staff }) => ({
    params: { staffTimeLogId: (await makeTimeLog(Staff, 'AL')).staffTimeLogId },
  }),
  'staff-time-logs/open-staff-time-log': ({ Developer }) => ownMonth(Developer, 'CE'),
  'staff-time-logs/get-read-only-staff-time-logs': ofStaff,
  'staff-time-logs/get-staff-time-log-history': async ({ Staff }) => ({
    params: { userId: await userIdOf(Staff, (histories += 1) % 2 === 0 ? 'AL' : 'BS') },
  }),
  'staff-time-logs/get-staff-time-log-readings': ofStaff,
  'staff-time-logs/list-time-log-people': nothing,
  'staff-time-logs/get-balances': ofStaff,
  'staff-time-logs/list-balances': nothing,
  'staff-time-logs/create-staff-time-log': async ({ Developer }) => ({ body: await monthWithoutTimeLog(Developer) }),
  'staff-time-logs/update-staff-time-log': async ({ Developer }) =>
    saving('staffTimeLogId', await makeTimeLog(Developer, 'CE')),
  'staff-time-logs/reopen-staff-time-log': async ({ Developer }) => {
    const { staffTimeLogId, ...log } = await makeTimeLog(Developer, 'CE');
    const body = { ...log, status: 'Submitted' };
    const submitted = await Developer.result(updateStaffTimeLog, { params: { staffTimeLogId }, body });
    return deletion('staffTimeLogId', submitted);
  },
  'staff-time-logs/send-back-staff-time-log': async (people) => ({
    ...(await submittedTimeLog(people)).asked,
    body: { note: 'Lägg till den 12' },
  }),
  'staff-time-logs/approve-staff-time-log': async (people) => (await submittedTimeLog(people)).asked,
  'staff-time-logs/approve-staff-time-logs': async (people) => {
    const { staffTimeLogId, version } = (await submittedTimeLog(people)).log;
    return { body: { logs: [{ staffTimeLogId, version }] } };
  },
  'staff-time-logs/undo-time-log-approval': async (people) => {
    const { log, asked } = await submittedTimeLog(people);
    await people.SuperAdmin.result(approveStaffTimeLog, asked);
    return deletion('staffTimeLogId', { ...log, version: log.version + 1 });
  },
  'staff-time-logs/get-staff-time-log-events': async (people) => ({
    params: (await submittedTimeLog(people)).asked.params!,
  }),
  'staff-time-logs/list-time-logs-of-all': () => ({ params: { year: 2060 } }),
  'staff-time-logs/remind-of-time-logs': async ({ Staff }) => {
    reminders += 1;
    const month = { year: 2001 + Math.floor(reminders / 12), month: (reminders % 12) + 1 };
    return { body: { ...month, userIds: [await userIdOf(Staff, 'AL')] } };
  },
  'staff-time-logs/export-payroll': () => ({ params: { year: 2060, month: 2 } }),
  'staff-time-logs/delete-staff-time-log': async ({ Developer }) =>
    deletion('staffTimeLogId', await makeTimeLog(Developer, 'CE')),
} satisfies Samples;
