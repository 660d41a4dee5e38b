import * as z from 'zod/mini';
import { idText } from '../fields/fields.ts';
import {
  historyEntrySchema,
  monthParams,
  newStaffTimeLogSchema,
  readOnlyEntrySchema,
  savedStaffTimeLogSchema,
  staffTimeLogEntrySchema,
  staffTimeLogReadingSchema,
  staffTimeLogSchema,
} from '../schemas/staff-time-log.ts';
import { userOptionSchema } from '../schemas/user.ts';
import { done, idParams, versionQuery } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  reads: ['staff-time-log'],
  changes: ['staff-time-log'],
  looksUp: ['user', 'system-settings'],
});

/** Reading another user's log is logged, so these GETs write. The paths are spelled as in the specification. */

const params = idParams('staffTimeLogId');
const ofUser = idParams('userId');

export const listStaffTimeLogs = defineRoute({
  name: 'staff-time-logs/list-staff-time-logs',
  method: 'GET',
  path: '/stafftimelogs',
  role: 'Staff',
  summary: 'The current user’s own logs, drafts among them; the newest month first.',
  result: z.array(staffTimeLogEntrySchema),
});

export const getStaffTimeLog = defineRoute({
  name: 'staff-time-logs/get-staff-time-log',
  method: 'GET',
  path: '/stafftimelogs/{staffTimeLogId}',
  role: 'Staff',
  summary: 'One log. Another’s is for SuperAdmin and up, and the reading is kept.',
  params,
  result: staffTimeLogSchema,
  errors: ['forbidden', 'not_found'],
  writes: true,
});

export const openStaffTimeLog = defineRoute({
  name: 'staff-time-logs/open-staff-time-log',
  method: 'GET',
  path: '/staffTimeLogs/getByUserId/{userId}/{year}/{month}',
  role: 'Staff',
  summary: 'The log of a user and month. One’s own is made when it is opened for the first time.',
  params: z.extend(ofUser, monthParams),
  result: staffTimeLogSchema,
  errors: ['forbidden', 'not_found'],
  writes: true,
});

export const getReadOnlyStaffTimeLogs = defineRoute({
  name: 'staff-time-logs/get-read-only-staff-time-logs',
  method: 'GET',
  path: '/staffTimeLogs/getReadOnlyListByUserId/{userId}',
  role: 'Staff',
  summary: 'The months a user has submitted, for a selector; the newest first.',
  params: ofUser,
  result: z.array(readOnlyEntrySchema),
  errors: ['forbidden', 'not_found'],
});

export const getStaffTimeLogHistory = defineRoute({
  name: 'staff-time-logs/get-staff-time-log-history',
  method: 'GET',
  path: '/stafftimelogsHistoryByUserId/{userId}',
  role: 'Staff',
  summary: 'The months a user has submitted, with the sums of each; the newest first. Reading another’s is kept.',
  params: ofUser,
  result: z.array(historyEntrySchema),
  errors: ['forbidden', 'not_found'],
  writes: true,
});

export const getStaffTimeLogReadings = defineRoute({
  name: 'staff-time-logs/get-staff-time-log-readings',
  method: 'GET',
  path: '/staffTimeLogs/getReadingsByUserId/{userId}',
  role: 'Staff',
  reads: ['staff-time-log', 'user'],
  summary: 'Who else has read a user’s logs, and when; the newest first. For the owner, and SuperAdmin and up.',
  params: z.object({ userId: idText }),
  result: z.array(staffTimeLogReadingSchema),
  errors: ['forbidden', 'not_found'],
});

export const listTimeLogPeople = defineRoute({
  name: 'staff-time-logs/list-time-log-people',
  method: 'GET',
  path: '/staffTimeLogs/getPeople',
  role: 'SuperAdmin',
  reads: ['user', 'staff-time-log'],
  summary: 'Whose logs there may be, for a selector: all users, those who are deleted among them.',
  result: z.array(z.extend(userOptionSchema, { deleted: z.boolean() })),
  rights: ['read-lists'],
});

export const createStaffTimeLog = defineRoute({
  name: 'staff-time-logs/create-staff-time-log',
  method: 'POST',
  path: '/stafftimelogs',
  role: 'Staff',
  summary: 'Make one’s own log of a month.',
  body: newStaffTimeLogSchema,
  result: staffTimeLogSchema,
  errors: ['forbidden', 'already_exists'],
});

export const updateStaffTimeLog = defineRoute({
  name: 'staff-time-logs/update-staff-time-log',
  method: 'PUT',
  path: '/stafftimelogs/{staffTimeLogId}',
  role: 'Staff',
  summary: 'Save one’s own log. With status Submitted it is submitted, and can be changed no more.',
  params,
  body: savedStaffTimeLogSchema,
  result: staffTimeLogSchema,
  errors: ['forbidden', 'not_found', 'stale_version', 'locked'],
});

export const reopenStaffTimeLog = defineRoute({
  name: 'staff-time-logs/reopen-staff-time-log',
  method: 'POST',
  path: '/stafftimelogs/reopen/{staffTimeLogId}',
  role: 'SuperAdmin',
  summary: 'Give a submitted log back to its owner as a draft, to be corrected and submitted anew.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version', 'not_submitted'],
});

export const deleteStaffTimeLog = defineRoute({
  name: 'staff-time-logs/delete-staff-time-log',
  method: 'DELETE',
  path: '/stafftimelogs/{staffTimeLogId}',
  role: 'Staff',
  summary: 'Delete a draft of one’s own.',
  params,
  query: versionQuery,
  result: done,
  errors: ['forbidden', 'not_found', 'stale_version', 'locked'],
});

export const staffTimeLogsRoutes = [
  listStaffTimeLogs,
  getStaffTimeLog,
  openStaffTimeLog,
  getReadOnlyStaffTimeLogs,
  getStaffTimeLogHistory,
  getStaffTimeLogReadings,
  listTimeLogPeople,
  createStaffTimeLog,
  updateStaffTimeLog,
  reopenStaffTimeLog,
  deleteStaffTimeLog,
];
