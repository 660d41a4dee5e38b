import { listStaffTimeLogs, openStaffTimeLog, updateStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { Api } from '../../support/api.ts';
import { type Sample, nothing, deletion, saving, type Samples } from './sample.ts';

let timeLogMonths = 0;

function newTimeLogMonth() {
  timeLogMonths += 1;
  return { year: 2060 + Math.floor(timeLogMonths / 12), month: (timeLogMonths % 12) + 1 };
}

/** Other test files have left time logs in the same stack. */
async function monthWithoutTimeLog(api: Api) {
  const logs = await api.result(listStaffTimeLogs);
  return { year: Math.max(2060, ...logs.map(({ year }: { year: number }) => year)) + 1, month: 1 };
}

async function userIdOf(api: Api, initials: string): Promise<number> {
  const users = await api.result(getAllUsers);
  return users.find((user: any) => user.initials === initials).userId;
}

async function ownMonth(api: Api, initials: string) {
  return { params: { userId: await userIdOf(api, initials), ...newTimeLogMonth() } };
}

async function makeTimeLog(api: Api, initials: string): Promise<any> {
  return api.result(openStaffTimeLog, await ownMonth(api, initials));
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
    params: { userId: await userIdOf(Staff, (timeLogMonths += 1) % 2 === 0 ? 'AL' : 'BS') },
  }),
  'staff-time-logs/get-staff-time-log-readings': ofStaff,
  'staff-time-logs/list-time-log-people': nothing,
  'staff-time-logs/create-staff-time-log': async ({ Developer }) => ({ body: await monthWithoutTimeLog(Developer) }),
  'staff-time-logs/update-staff-time-log': async ({ Developer }) =>
    saving('staffTimeLogId', await makeTimeLog(Developer, 'CE')),
  'staff-time-logs/reopen-staff-time-log': async ({ Developer }) => {
    const { staffTimeLogId, ...log } = await makeTimeLog(Developer, 'CE');
    const body = { ...log, status: 'Submitted' };
    const submitted = await Developer.result(updateStaffTimeLog, { params: { staffTimeLogId }, body });
    return deletion('staffTimeLogId', submitted);
  },
  'staff-time-logs/delete-staff-time-log': async ({ Developer }) =>
    deletion('staffTimeLogId', await makeTimeLog(Developer, 'CE')),
} satisfies Samples;
