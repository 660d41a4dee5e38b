import * as z from 'zod/mini';
import * as calls from './calls/staff-time-logs.ts';
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
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['user', 'system-settings']);

const params = idParams('staffTimeLogId');
const ofUser = idParams('userId');

export const listStaffTimeLogs = defineRoute(calls.listStaffTimeLogs, {
  summary: 'The current user’s own logs, drafts among them; the newest month first.',
  result: z.array(staffTimeLogEntrySchema),
});

export const getStaffTimeLog = defineRoute(calls.getStaffTimeLog, {
  summary: 'One log. Another’s is for those with the right to read absences, and the reading is recorded.',
  params,
  result: staffTimeLogSchema,
  errors: ['forbidden', 'not_found'],
  keepsAnswer: false,
});

export const openStaffTimeLog = defineRoute(calls.openStaffTimeLog, {
  summary: 'The log of a user and month. One’s own is made when it is opened for the first time.',
  params: z.extend(ofUser, monthParams),
  result: staffTimeLogSchema,
  errors: ['forbidden', 'not_found'],
  keepsAnswer: false,
});

export const getReadOnlyStaffTimeLogs = defineRoute(calls.getReadOnlyStaffTimeLogs, {
  summary: 'The months a user has submitted, for a selector; the newest first.',
  params: ofUser,
  result: z.array(readOnlyEntrySchema),
  errors: ['forbidden', 'not_found'],
});

export const getStaffTimeLogHistory = defineRoute(calls.getStaffTimeLogHistory, {
  summary: 'The months a user has submitted, with the sums of each; the newest first. Reading another’s is recorded.',
  params: ofUser,
  result: z.array(historyEntrySchema),
  errors: ['forbidden', 'not_found'],
  keepsAnswer: false,
});

export const getStaffTimeLogReadings = defineRoute(calls.getStaffTimeLogReadings, {
  summary: 'Who else has read a user’s logs, and when; the newest first. For the owner, and SuperAdmin and up.',
  params: z.object({ userId: idText }),
  result: z.array(staffTimeLogReadingSchema),
  errors: ['forbidden', 'not_found'],
});

export const listTimeLogPeople = defineRoute(calls.listTimeLogPeople, {
  grant: 'absences',
  summary: 'Whose logs there may be, for a selector: all users, those who are deleted among them.',
  result: z.array(z.extend(userOptionSchema, { deleted: z.boolean() })),
  rights: ['read-lists'],
});

export const createStaffTimeLog = defineRoute(calls.createStaffTimeLog, {
  summary: 'Create one’s own log of a month.',
  body: newStaffTimeLogSchema,
  result: staffTimeLogSchema,
  errors: ['forbidden', 'already_exists'],
  keepsAnswer: false,
});

export const updateStaffTimeLog = defineRoute(calls.updateStaffTimeLog, {
  summary: 'Save one’s own log. With status Submitted it is submitted, and can be changed no more.',
  params,
  body: savedStaffTimeLogSchema,
  result: staffTimeLogSchema,
  errors: ['forbidden', 'not_found', 'stale_version', 'locked'],
  keepsAnswer: false,
});

export const reopenStaffTimeLog = defineRoute(calls.reopenStaffTimeLog, {
  summary: 'Return a submitted log to its owner as a draft, to be corrected and submitted again.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version', 'not_submitted', 'locked'],
});

export const sendBackStaffTimeLog = defineRoute(calls.sendBackStaffTimeLog, {
  summary: 'Return a submitted log to its owner as a draft, with a note that the owner reads.',
  params,
  query: versionQuery,
  body: sentBackSchema,
  result: done,
  errors: ['not_found', 'stale_version', 'not_submitted', 'locked'],
});

export const approveStaffTimeLog = defineRoute(calls.approveStaffTimeLog, {
  summary: 'Approve a submitted log of another user; one’s own only if nobody else can.',
  params,
  query: versionQuery,
  result: done,
  errors: ['forbidden', 'not_found', 'stale_version', 'not_submitted', 'conflict'],
  rights: ['read-lists'],
});

export const approveStaffTimeLogs = defineRoute(calls.approveStaffTimeLogs, {
  summary: 'Approve several submitted logs; those that cannot be approved are skipped, each with the reason.',
  body: approvedLogsSchema,
  result: approvalsSchema,
  rights: ['read-lists'],
});

export const undoTimeLogApproval = defineRoute(calls.undoTimeLogApproval, {
  summary: 'Withdraw the approval of a log, which then has status Submitted again.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version', 'conflict'],
});

export const getStaffTimeLogEvents = defineRoute(calls.getStaffTimeLogEvents, {
  summary:
    'Who has submitted, sent back and approved a log, and when; the newest first. For those who may read it; reading another’s is recorded.',
  params,
  result: z.array(staffTimeLogEventSchema),
  errors: ['forbidden', 'not_found'],
  keepsAnswer: false,
});

export const listTimeLogsOfAll = defineRoute(calls.listTimeLogsOfAll, {
  grant: 'absences',
  summary: 'Everyone’s months of a year and the status of each, without what the logs contain.',
  params: z.object({ year: monthParams.year }),
  result: z.array(yearOfPersonSchema),
  rights: ['read-lists'],
});

export const remindOfTimeLogs = defineRoute(calls.remindOfTimeLogs, {
  summary:
    'Remind users of an ended month that they have not submitted, by message and mail, at most once a day for each.',
  body: reminderSchema,
  result: remindersSchema,
});

export const exportPayroll = defineRoute(calls.exportPayroll, {
  grant: 'absences',
  summary:
    'Everyone’s submitted absence and compensation of a month as a spreadsheet, for each person and day. Each reading is recorded.',
  params: z.object(monthParams),
  result: z.unknown(),
  rights: ['read-lists', 'write-table', 'hand-over-files'],
});

export const getBalances = defineRoute(calls.getBalances, {
  summary: 'A user’s balances of flex and vacation, by month. For the user, and SuperAdmin and up.',
  params: ofUser,
  result: balancesOfUserSchema,
  errors: ['forbidden', 'not_found'],
});

export const listBalances = defineRoute(calls.listBalances, {
  grant: 'absences',
  summary: 'Everyone’s balances of flex and vacation, of the months that are sent in.',
  result: z.array(balancesOfPersonSchema),
  rights: ['read-lists'],
});

export const deleteStaffTimeLog = defineRoute(calls.deleteStaffTimeLog, {
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
