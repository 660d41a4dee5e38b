import * as z from 'zod/mini';
import { idText } from '../fields/fields.ts';
import {
  approvalsSchema,
  approvedLogsSchema,
  balancesOfPersonSchema,
  balancesOfUserSchema,
  historyEntrySchema,
  monthParams,
  newStaffTimeLogSchema,
  readOnlyEntrySchema,
  reminderSchema,
  remindersSchema,
  savedStaffTimeLogSchema,
  sentBackSchema,
  staffTimeLogEntrySchema,
  staffTimeLogEventSchema,
  staffTimeLogReadingSchema,
  staffTimeLogSchema,
  yearOfPersonSchema,
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
  summary: 'One log. Another’s is for those with the right to read absences, and the reading is kept.',
  params,
  result: staffTimeLogSchema,
  errors: ['forbidden', 'not_found'],
  writes: true,
  keepsAnswer: false,
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
  keepsAnswer: false,
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
  keepsAnswer: false,
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
  grant: 'absences',
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
  keepsAnswer: false,
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
  keepsAnswer: false,
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
  errors: ['not_found', 'stale_version', 'not_submitted', 'locked'],
});

export const sendBackStaffTimeLog = defineRoute({
  name: 'staff-time-logs/send-back-staff-time-log',
  method: 'POST',
  path: '/stafftimelogs/sendback/{staffTimeLogId}',
  role: 'SuperAdmin',
  summary: 'Give a submitted log back to its owner as a draft, with a note that the owner reads.',
  params,
  query: versionQuery,
  body: sentBackSchema,
  result: done,
  errors: ['not_found', 'stale_version', 'not_submitted', 'locked'],
});

export const approveStaffTimeLog = defineRoute({
  name: 'staff-time-logs/approve-staff-time-log',
  method: 'POST',
  path: '/stafftimelogs/approve/{staffTimeLogId}',
  role: 'SuperAdmin',
  summary: 'Approve a submitted log of another user; one’s own only if nobody else can.',
  params,
  query: versionQuery,
  result: done,
  errors: ['forbidden', 'not_found', 'stale_version', 'not_submitted', 'conflict'],
  rights: ['read-lists'],
});

export const approveStaffTimeLogs = defineRoute({
  name: 'staff-time-logs/approve-staff-time-logs',
  method: 'POST',
  path: '/stafftimelogs/approve',
  role: 'SuperAdmin',
  summary: 'Approve several submitted logs; those that cannot be approved are skipped, each with the reason.',
  body: approvedLogsSchema,
  result: approvalsSchema,
  rights: ['read-lists'],
});

export const undoTimeLogApproval = defineRoute({
  name: 'staff-time-logs/undo-time-log-approval',
  method: 'POST',
  path: '/stafftimelogs/undoapproval/{staffTimeLogId}',
  role: 'SuperAdmin',
  summary: 'Take back the approval of a log, which is then submitted again.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version', 'conflict'],
});

export const getStaffTimeLogEvents = defineRoute({
  name: 'staff-time-logs/get-staff-time-log-events',
  method: 'GET',
  path: '/staffTimeLogs/getEvents/{staffTimeLogId}',
  role: 'Staff',
  reads: ['staff-time-log', 'user'],
  summary:
    'Who has submitted, sent back and approved a log, and when; the newest first. For those who may read it; reading another’s is kept.',
  params,
  result: z.array(staffTimeLogEventSchema),
  errors: ['forbidden', 'not_found'],
  writes: true,
  keepsAnswer: false,
});

export const listTimeLogsOfAll = defineRoute({
  name: 'staff-time-logs/list-time-logs-of-all',
  method: 'GET',
  path: '/staffTimeLogs/getYear/{year}',
  role: 'SuperAdmin',
  grant: 'absences',
  reads: ['staff-time-log', 'user'],
  summary: 'Everyone’s months of a year and how far each has come, without what the logs contain.',
  params: z.object({ year: monthParams.year }),
  result: z.array(yearOfPersonSchema),
  rights: ['read-lists'],
});

export const remindOfTimeLogs = defineRoute({
  name: 'staff-time-logs/remind-of-time-logs',
  method: 'POST',
  path: '/staffTimeLogs/remind',
  role: 'SuperAdmin',
  summary:
    'Remind users of an ended month that they have not submitted, by message and mail, at most once a day for each.',
  body: reminderSchema,
  result: remindersSchema,
});

export const exportPayroll = defineRoute({
  name: 'staff-time-logs/export-payroll',
  method: 'GET',
  path: '/staffTimeLogs/getPayroll/{year}/{month}',
  role: 'SuperAdmin',
  grant: 'absences',
  reads: ['staff-time-log', 'user'],
  summary:
    'Everyone’s submitted absence and compensation of a month as a spreadsheet, for each person and day. Each reading is kept.',
  params: z.object(monthParams),
  result: z.unknown(),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rights: ['read-lists', 'write-table', 'hand-over-files'],
});

export const getBalances = defineRoute({
  name: 'staff-time-logs/get-balances',
  method: 'GET',
  path: '/staffTimeLogs/getBalances/{userId}',
  role: 'Staff',
  reads: ['staff-time-log', 'user', 'system-settings'],
  summary: 'A user’s balances of flex and vacation, by month. For the user, and SuperAdmin and up.',
  params: ofUser,
  result: balancesOfUserSchema,
  errors: ['forbidden', 'not_found'],
});

export const listBalances = defineRoute({
  name: 'staff-time-logs/list-balances',
  method: 'GET',
  path: '/staffTimeLogs/getBalances',
  role: 'SuperAdmin',
  grant: 'absences',
  reads: ['staff-time-log', 'user', 'system-settings'],
  summary: 'Everyone’s balances of flex and vacation, of the months that are sent in.',
  result: z.array(balancesOfPersonSchema),
  rights: ['read-lists'],
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
  sendBackStaffTimeLog,
  approveStaffTimeLog,
  approveStaffTimeLogs,
  undoTimeLogApproval,
  getStaffTimeLogEvents,
  listTimeLogsOfAll,
  remindOfTimeLogs,
  exportPayroll,
  getBalances,
  listBalances,
  deleteStaffTimeLog,
];
