import { defineCall } from './call.ts';

const kinds = { reads: ['staff-time-log'], changes: ['staff-time-log'] } as const;

export const listStaffTimeLogs = defineCall(kinds, {
  name: 'staff-time-logs/list-staff-time-logs',
  method: 'GET',
  path: '/stafftimelogs',
  role: 'Staff',
});

export const getStaffTimeLog = defineCall(kinds, {
  name: 'staff-time-logs/get-staff-time-log',
  method: 'GET',
  path: '/stafftimelogs/{staffTimeLogId}',
  role: 'Staff',
  writes: true,
});

export const openStaffTimeLog = defineCall(kinds, {
  name: 'staff-time-logs/open-staff-time-log',
  method: 'GET',
  path: '/staffTimeLogs/getByUserId/{userId}/{year}/{month}',
  role: 'Staff',
  writes: true,
});

export const getReadOnlyStaffTimeLogs = defineCall(kinds, {
  name: 'staff-time-logs/get-read-only-staff-time-logs',
  method: 'GET',
  path: '/staffTimeLogs/getReadOnlyListByUserId/{userId}',
  role: 'Staff',
});

export const getStaffTimeLogHistory = defineCall(kinds, {
  name: 'staff-time-logs/get-staff-time-log-history',
  method: 'GET',
  path: '/stafftimelogsHistoryByUserId/{userId}',
  role: 'Staff',
  writes: true,
});

export const getStaffTimeLogReadings = defineCall(kinds, {
  name: 'staff-time-logs/get-staff-time-log-readings',
  method: 'GET',
  path: '/staffTimeLogs/getReadingsByUserId/{userId}',
  role: 'Staff',
  reads: ['staff-time-log', 'user'],
});

export const listTimeLogPeople = defineCall(kinds, {
  name: 'staff-time-logs/list-time-log-people',
  method: 'GET',
  path: '/staffTimeLogs/getPeople',
  role: 'SuperAdmin',
  reads: ['user', 'staff-time-log'],
});

export const createStaffTimeLog = defineCall(kinds, {
  name: 'staff-time-logs/create-staff-time-log',
  method: 'POST',
  path: '/stafftimelogs',
  role: 'Staff',
});

export const updateStaffTimeLog = defineCall(kinds, {
  name: 'staff-time-logs/update-staff-time-log',
  method: 'PUT',
  path: '/stafftimelogs/{staffTimeLogId}',
  role: 'Staff',
  waits: true,
});

export const reopenStaffTimeLog = defineCall(kinds, {
  name: 'staff-time-logs/reopen-staff-time-log',
  method: 'POST',
  path: '/stafftimelogs/reopen/{staffTimeLogId}',
  role: 'SuperAdmin',
});

export const sendBackStaffTimeLog = defineCall(kinds, {
  name: 'staff-time-logs/send-back-staff-time-log',
  method: 'POST',
  path: '/stafftimelogs/sendback/{staffTimeLogId}',
  role: 'SuperAdmin',
});

export const approveStaffTimeLog = defineCall(kinds, {
  name: 'staff-time-logs/approve-staff-time-log',
  method: 'POST',
  path: '/stafftimelogs/approve/{staffTimeLogId}',
  role: 'SuperAdmin',
});

export const approveStaffTimeLogs = defineCall(kinds, {
  name: 'staff-time-logs/approve-staff-time-logs',
  method: 'POST',
  path: '/stafftimelogs/approve',
  role: 'SuperAdmin',
});

export const undoTimeLogApproval = defineCall(kinds, {
  name: 'staff-time-logs/undo-time-log-approval',
  method: 'POST',
  path: '/stafftimelogs/undoapproval/{staffTimeLogId}',
  role: 'SuperAdmin',
});

export const getStaffTimeLogEvents = defineCall(kinds, {
  name: 'staff-time-logs/get-staff-time-log-events',
  method: 'GET',
  path: '/staffTimeLogs/getEvents/{staffTimeLogId}',
  role: 'Staff',
  reads: ['staff-time-log', 'user'],
  writes: true,
});

export const listTimeLogsOfAll = defineCall(kinds, {
  name: 'staff-time-logs/list-time-logs-of-all',
  method: 'GET',
  path: '/staffTimeLogs/getYear/{year}',
  role: 'SuperAdmin',
  reads: ['staff-time-log', 'user'],
});

export const remindOfTimeLogs = defineCall(kinds, {
  name: 'staff-time-logs/remind-of-time-logs',
  method: 'POST',
  path: '/staffTimeLogs/remind',
  role: 'SuperAdmin',
});

export const exportPayroll = defineCall(kinds, {
  name: 'staff-time-logs/export-payroll',
  method: 'GET',
  path: '/staffTimeLogs/getPayroll/{year}/{month}',
  role: 'SuperAdmin',
  reads: ['staff-time-log', 'user'],
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const getBalances = defineCall(kinds, {
  name: 'staff-time-logs/get-balances',
  method: 'GET',
  path: '/staffTimeLogs/getBalances/{userId}',
  role: 'Staff',
  reads: ['staff-time-log', 'user', 'system-settings'],
});

export const listBalances = defineCall(kinds, {
  name: 'staff-time-logs/list-balances',
  method: 'GET',
  path: '/staffTimeLogs/getBalances',
  role: 'SuperAdmin',
  reads: ['staff-time-log', 'user', 'system-settings'],
});

export const deleteStaffTimeLog = defineCall(kinds, {
  name: 'staff-time-logs/delete-staff-time-log',
  method: 'DELETE',
  path: '/stafftimelogs/{staffTimeLogId}',
  role: 'Staff',
  waits: true,
});
