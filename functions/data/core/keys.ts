import { createHash } from 'node:crypto';
import type { Kind } from './records.ts';

export type Key = { pk: string; sk: string };

function partition(kind: Kind, id: number): string {
  return `${kind.toUpperCase().replaceAll('-', '_')}#${id}`;
}

export const keys = {
  record: (kind: Kind, id: number): Key => ({ pk: partition(kind, id), sk: 'RECORD' }),
  /** Zero-padded, because sort keys compare as text. */
  history: (kind: Kind, id: number, version: number): Key => ({
    pk: partition(kind, id),
    sk: `${historyPrefix}${String(version).padStart(9, '0')}`,
  }),
  logEntry: (projectId: number, projectLogId: number): Key => ({
    pk: partition('project', projectId),
    sk: `${logEntryPrefix}${String(projectLogId).padStart(15, '0')}`,
  }),
  followUp: (invoiceId: number, followUpId: string): Key => ({
    pk: partition('invoice', invoiceId),
    sk: `${followUpPrefix}${followUpId}`,
  }),
  projectLock: (projectId: number): Key => ({ pk: partition('project', projectId), sk: projectLockKey }),
  invoiceRun: (runId: number): Key => ({ pk: `${invoiceRunPrefix}${runId}`, sk: 'INVOICE_RUN' }),
  latestInvoiceRun: (userId: number): Key => ({ pk: `INVOICE_RUNS#${userId}`, sk: 'LATEST' }),
  invoiceLines: (invoiceId: number, part: number): Key => ({
    pk: partition('invoice', invoiceId),
    sk: `${invoiceLinesPrefix}${String(part).padStart(4, '0')}`,
  }),
  budgetWarning: (projectId: number, level: string, budgetOre: number): Key => ({
    pk: partition('project', projectId),
    sk: `${budgetWarningPrefix}${level}#${budgetOre}`,
  }),
  instalmentNotice: (projectId: number, instalmentId: number, dueOn: string): Key => ({
    pk: partition('project', projectId),
    sk: `${instalmentNoticePrefix}${instalmentId}#${dueOn}`,
  }),
  batch: (batchId: number): Key => ({ pk: `${batchPrefix}${batchId}`, sk: 'BATCH' }),
  unique: (scope: string, value: string): Key => ({ pk: `UNIQUE#${scope}`, sk: value }),
  counter: (name: string): Key => ({ pk: `COUNTER#${name}`, sk: counterKey }),
  idempotency: (userId: number, route: string, key: string): Key => ({
    pk: `IDEMPOTENCY#${userId}#${route}#${key}`,
    sk: answerKey,
  }),
  developers: (): Key => ({ pk: 'DEVELOPERS', sk: 'GUARD' }),
  session: (tokenHash: string): Key => ({ pk: `SESSION#${tokenHash}`, sk: sessionKey }),
  sessionOfUser: (userId: number, sessionId: string): Key => ({ pk: `${sessionsPrefix}${userId}`, sk: sessionId }),
  resetToken: (tokenHash: string): Key => ({ pk: `RESET#${tokenHash}`, sk: 'RESET' }),
  usedLogIn: (flowId: string): Key => ({ pk: `USED_LOG_IN#${flowId}`, sk: 'USED' }),
  deviceKey: (): Key => ({ pk: 'DEVICE_KEY', sk: 'KEY' }),
  resetRequest: (requestId: string): Key => ({ pk: `RESET_REQUEST#${requestId}`, sk: resetRequestKey }),
  keyChallenge: (challengeHash: string): Key => ({ pk: `KEY_CHALLENGE#${challengeHash}`, sk: 'CHALLENGE' }),
  logInStep: (ticketHash: string): Key => ({ pk: `LOG_IN_STEP#${ticketHash}`, sk: 'STEP' }),
  securityEvent: (eventId: string): Key => ({ pk: `SECURITY_NEWS#${eventId}`, sk: securityEventKey }),
  hubTicket: (ticketHash: string): Key => ({ pk: `HUB_TICKET#${ticketHash}`, sk: 'TICKET' }),
  hubConnection: (connectionId: string): Key => ({ pk: hubConnections, sk: connectionId }),
  timeLogReading: (ownerId: number, readAt: string, readingId: string): Key => ({
    pk: `STAFF_TIME_LOG_READINGS#${ownerId}`,
    sk: `${timeLogReadingPrefix}${readAt}#${readingId}`,
  }),
  timeLogReminder: (month: string, userId: number, day: string): Key => ({
    pk: `${timeLogRemindersPrefix}${month}`,
    sk: `${userId}#${day}`,
  }),
  timeReport: (timeReportId: number): Key => ({ pk: timeReports, sk: String(timeReportId).padStart(15, '0') }),
  timeReportContents: (timeReportId: number): Key => ({ pk: `${timeReportPrefix}${timeReportId}`, sk: 'CONTENTS' }),
  fileChange: (projectId: number, at: string, changeId: string): Key => ({
    pk: partition('project', projectId),
    sk: `${fileChangePrefix}${at}#${changeId}`,
  }),
  fileTask: (taskId: number): Key => ({ pk: `${fileTaskPrefix}${taskId}`, sk: 'TASK' }),
  /** In the project's partition. Hashed, because a path may be longer than a key. */
  quarantined: (projectId: number, path: string, etag: string): Key => ({
    pk: partition('project', projectId),
    sk: `${quarantinePrefix}${createHash('sha256').update(`${etag} ${path}`).digest('hex')}`,
  }),
  fortnoxPace: (): Key => ({ pk: 'FORTNOX', sk: 'PACE' }),
  fortnoxWarning: (): Key => ({ pk: 'FORTNOX', sk: 'WARNING' }),
  fortnoxSync: (): Key => ({ pk: 'FORTNOX', sk: 'SYNC' }),
  fortnoxReconciliation: (): Key => ({ pk: 'FORTNOX', sk: 'RECONCILIATION' }),
  fortnoxCustomer: (customerNumber: string): Key => ({ pk: 'FORTNOX', sk: `CUSTOMER#${customerNumber}` }),
  fortnoxLease: (): Key => ({ pk: 'FORTNOX', sk: 'LEASE' }),
  fortnoxState: (stateHash: string): Key => ({ pk: `FORTNOX_STATE#${stateHash}`, sk: 'STATE' }),
  fortnoxLog: (entryId: string): Key => ({ pk: fortnoxLog, sk: `${fortnoxLogPrefix}${entryId}` }),
  fortnoxTask: (taskId: number): Key => ({ pk: `${fortnoxTaskPrefix}${taskId}`, sk: 'TASK' }),
  fortnoxLogCount: (): Key => ({ pk: fortnoxLog, sk: 'COUNT' }),
  message: (messageId: string): Key => ({ pk: messageLog, sk: `${messageLogPrefix}${messageId}` }),
  logIn: (logInId: string): Key => ({ pk: logIns, sk: `${logInPrefix}${logInId}` }),
  importRows: (batchId: number, part: number): Key => ({
    pk: `${batchPrefix}${batchId}`,
    sk: `${importRowsPrefix}${String(part).padStart(4, '0')}`,
  }),
  listExport: (userId: number, exportId: number): Key => ({
    pk: `${listExportsPrefix}${userId}`,
    sk: `${listExportPrefix}${String(exportId).padStart(15, '0')}`,
  }),
  takeOut: (): Key => ({ pk: takeOutTask, sk: 'TASK' }),
  /** Written by each new export of the user, so that two cannot begin unseen by each other. */
  latestListExport: (userId: number): Key => ({ pk: `${listExportsPrefix}${userId}`, sk: 'LATEST' }),
  listView: (viewId: number): Key => ({ pk: listViews, sk: `${listViewPrefix}${viewId}` }),
  notification: (userId: number, notificationId: string): Key => ({
    pk: `${notificationsPrefix}${userId}`,
    sk: notificationId,
  }),
  dailyMail: (userId: number, day: string): Key => ({ pk: `${dailyMailPrefix}${userId}`, sk: day }),
  deleted: (at: string, kind: Kind, id: number): Key => ({ pk: deletedRecords, sk: `${at}#${kind}#${id}` }),
  deletedFrom: (at: string): Key => ({ pk: deletedRecords, sk: at }),
  latestRecordImport: (kind: Kind): Key => ({ pk: 'RECORD_IMPORT', sk: kind }),
  latestImport: (): Key => ({ pk: 'PROJECT_IMPORT', sk: 'LATEST' }),
  /** A restoration from an archive that has begun. */
  restoration: (): Key => ({ pk: 'RESTORATION', sk: 'STATE' }),
  demoSeed: (): Key => ({ pk: 'DEMO_SEED', sk: demoSeedKey }),
  erasure: (erasureId: number): Key => ({ pk: erasures, sk: String(erasureId).padStart(15, '0') }),
  migration: (name: string): Key => ({ pk: `${migrationPrefix}${name}`, sk: 'MIGRATION' }),
  attempts: (scope: string, value: string): Key => ({ pk: `ATTEMPTS#${scope}#${value}`, sk: 'ATTEMPTS' }),
};

export const historyPrefix = 'HISTORY#';
export const notificationsPrefix = 'NOTIFICATIONS#';
export const dailyMailPrefix = 'DAILY_MAIL#';
export const listViews = 'LIST_VIEWS';
export const listViewPrefix = 'VIEW#';
export const invoiceRunPrefix = 'INVOICE_RUN#';
export const invoicePrefix = 'INVOICE#';
export const migrationPrefix = 'MIGRATION#';
export const erasures = 'ERASURES';
export const counterKey = 'COUNTER';
export const answerKey = 'ANSWER';
export const projectLockKey = 'CLAIM';
export const demoSeedKey = 'SEED';
export const resetRequestKey = 'RESET_REQUEST';
export const securityEventKey = 'SECURITY_NEWS';
export const sessionKey = 'SESSION';
export const sessionsPrefix = 'SESSIONS#';
export const logEntryPrefix = 'LOG#';
export const batchPrefix = 'BATCH#';
export const followUpPrefix = 'FOLLOW_UP#';
export const fileTaskPrefix = 'FILE_TASK#';
export const fileChangePrefix = 'FILE_CHANGE#';
export const quarantinePrefix = 'QUARANTINE#';
export const invoiceLinesPrefix = 'LINES#';
export const timeLogReadingPrefix = 'READ#';
export const timeLogRemindersPrefix = 'STAFF_TIME_LOG_REMINDERS#';
export const timeReports = 'TIME_REPORTS';
export const timeReportPrefix = 'TIME_REPORT#';
export const fortnoxTaskPrefix = 'FORTNOX_TASK#';
export const fortnoxLog = 'FORTNOX_LOG';
export const fortnoxLogPrefix = 'CALL#';
export const messageLog = 'MESSAGE_LOG';
export const messageLogPrefix = 'MESSAGE#';
export const logIns = 'LOG_INS';
export const logInPrefix = 'LOG_IN#';
export const importRowsPrefix = 'ROWS#';
export const listExportsPrefix = 'LIST_EXPORTS#';
export const takeOutTask = 'TAKE_OUT';
export const listExportPrefix = 'LIST_EXPORT#';
export const deletedRecords = 'DELETED';
export const budgetWarningPrefix = 'BUDGET_WARNING#';
export const instalmentNoticePrefix = 'TOLD_INSTALMENT#';
export const hubConnections = 'HUB_CONNECTIONS';
