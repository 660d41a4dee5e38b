import { defineCall } from './call.ts';

/** Reading another user's log is recorded, so some of these GETs write. The paths are spelled as in the specification. */

const kinds = { reads: ['staff-time-log'], changes: ['staff-time-log'] } as const;

export const listStaffTimeLogs = defineCall(kinds, 'GET /stafftimelogs', {
  name: 'staff-time-logs/list-staff-time-logs',
  role: 'Staff',
});

export const getStaffTimeLog = defineCall(kinds, 'GET /stafftimelogs/{staffTimeLogId}', {
  name: 'staff-time-logs/get-staff-time-log',
  role: 'Staff',
  writes: true,
});

export const openStaffTimeLog = defineCall(kinds, 'GET /staffTimeLogs/getByUserId/{userId}/{year}/{month}', {
  name: 'staff-time-logs/open-staff-time-log',
  role: 'Staff',
  writes: true,
});

export const getReadOnlyStaffTimeLogs = defineCall(kinds, 'GET /staffTimeLogs/getReadOnlyListByUserId/{userId}', {
  name: 'staff-time-logs/get-read-only-staff-time-logs',
  role: 'Staff',
});

export const getStaffTimeLogHistory = defineCall(kinds, 'GET /stafftimelogsHistoryByUserId/{userId}', {
  name: 'staff-time-logs/get-staff-time-log-history',
  role: 'Staff',
  writes: true,
});

export const getStaffTimeLogReadings = defineCall(kinds, 'GET /staffTimeLogs/getReadingsByUserId/{userId}', {
  name: 'staff-time-logs/get-staff-time-log-readings',
  role: 'Staff',
  reads: ['staff-time-log', 'user'],
});

export const listTimeLogPeople = defineCall(kinds, 'GET /staffTimeLogs/getPeople', {
  name: 'staff-time-logs/list-time-log-people',
  role: 'SuperAdmin',
  reads: ['user', 'staff-time-log'],
});

export const createStaffTimeLog = defineCall(kinds, 'POST /stafftimelogs', {
  name: 'staff-time-logs/create-staff-time-log',
  role: 'Staff',
});

export const updateStaffTimeLog = defineCall(kinds, 'PUT /stafftimelogs/{staffTimeLogId}', {
  name: 'staff-time-logs/update-staff-time-log',
  role: 'Staff',
  waits: true,
});

export const reopenStaffTimeLog = defineCall(kinds, 'POST /stafftimelogs/reopen/{staffTimeLogId}', {
  name: 'staff-time-logs/reopen-staff-time-log',
  role: 'SuperAdmin',
});

export const sendBackStaffTimeLog = defineCall(kinds, 'POST /stafftimelogs/sendback/{staffTimeLogId}', {
  name: 'staff-time-logs/send-back-staff-time-log',
  role: 'SuperAdmin',
});

export const approveStaffTimeLog = defineCall(kinds, 'POST /stafftimelogs/approve/{staffTimeLogId}', {
  name: 'staff-time-logs/approve-staff-time-log',
  role: 'SuperAdmin',
});

export const approveStaffTimeLogs = defineCall(kinds, 'POST /stafftimelogs/approve', {
  name: 'staff-time-logs/approve-staff-time-logs',
  role: 'SuperAdmin',
});

export const undoTimeLogApproval = defineCall(kinds, 'POST /stafftimelogs/undoapproval/{staffTimeLogId}', {
  name: 'staff-time-logs/undo-time-log-approval',
  role: 'SuperAdmin',
});

export const getStaffTimeLogEvents = defineCall(kinds, 'GET /staffTimeLogs/getEvents/{staffTimeLogId}', {
  name: 'staff-time-logs/get-staff-time-log-events',
  role: 'Staff',
  reads: ['staff-time-log', 'user'],
  writes: true,
});

export const listTimeLogsOfAll = defineCall(kinds, 'GET /staffTimeLogs/getYear/{year}', {
  name: 'staff-time-logs/list-time-logs-of-all',
  role: 'SuperAdmin',
  reads: ['staff-time-log', 'user'],
});

export const remindOfTimeLogs = defineCall(kinds, 'POST /staffTimeLogs/remind', {
  name: 'staff-time-logs/remind-of-time-logs',
  role: 'SuperAdmin',
});

export const exportPayroll = defineCall(kinds, 'GET /staffTimeLogs/getPayroll/{year}/{month}', {
  name: 'staff-time-logs/export-payroll',
  role: 'SuperAdmin',
  reads: ['staff-time-log', 'user'],
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const getBalances = defineCall(kinds, 'GET /staffTimeLogs/getBalances/{userId}', {
  name: 'staff-time-logs/get-balances',
  role: 'Staff',
  reads: ['staff-time-log', 'user', 'system-settings'],
});

export const listBalances = defineCall(kinds, 'GET /staffTimeLogs/getBalances', {
  name: 'staff-time-logs/list-balances',
  role: 'SuperAdmin',
  reads: ['staff-time-log', 'user', 'system-settings'],
});

export const deleteStaffTimeLog = defineCall(kinds, 'DELETE /stafftimelogs/{staffTimeLogId}', {
  name: 'staff-time-logs/delete-staff-time-log',
  role: 'Staff',
  waits: true,
});
