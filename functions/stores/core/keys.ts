import { createHash } from 'node:crypto';
import type { Kind } from './records.ts';

/** Every key of the table is put together here and nowhere else. */
export type Key = { pk: string; sk: string };

function partition(kind: Kind, id: number): string {
  return `${kind.toUpperCase().replaceAll('-', '_')}#${id}`;
}

export const keys = {
  record: (kind: Kind, id: number): Key => ({ pk: partition(kind, id), sk: 'RECORD' }),
  /** Versions sort as text, hence the zeros. */
  history: (kind: Kind, id: number, version: number): Key => ({
    pk: partition(kind, id),
    sk: `HISTORY#${String(version).padStart(9, '0')}`,
  }),
  /** In the project's partition, in the order they were written, hence the zeros. */
  logEntry: (projectId: number, projectLogId: number): Key => ({
    pk: partition('project', projectId),
    sk: `${logEntryPrefix}${String(projectLogId).padStart(15, '0')}`,
  }),
  followUp: (invoiceId: number, followUpId: string): Key => ({
    pk: partition('invoice', invoiceId),
    sk: `${followUpPrefix}${followUpId}`,
  }),
  /** One in a project at a time. */
  claim: (projectId: number): Key => ({ pk: partition('project', projectId), sk: claimKey }),
  /** Beside the invoice, in order, hence the zeros. */
  invoiceLines: (invoiceId: number, part: number): Key => ({
    pk: partition('invoice', invoiceId),
    sk: `${invoiceLinesPrefix}${String(part).padStart(4, '0')}`,
  }),
  batch: (batchId: number): Key => ({ pk: `${batchPrefix}${batchId}`, sk: 'BATCH' }),
  unique: (scope: string, value: string): Key => ({ pk: `UNIQUE#${scope}`, sk: value }),
  counter: (name: string): Key => ({ pk: `COUNTER#${name}`, sk: 'COUNTER' }),
  idempotency: (userId: number, route: string, key: string): Key => ({
    pk: `IDEMPOTENCY#${userId}#${route}#${key}`,
    sk: 'ANSWER',
  }),
  /** The ids of all Developers. */
  developers: (): Key => ({ pk: 'DEVELOPERS', sk: 'GUARD' }),
  session: (tokenHash: string): Key => ({ pk: `SESSION#${tokenHash}`, sk: sessionKey }),
  resetToken: (tokenHash: string): Key => ({ pk: `RESET#${tokenHash}`, sk: 'RESET' }),
  /** What the cookies of known devices are signed with. */
  deviceKey: (): Key => ({ pk: 'DEVICE_KEY', sk: 'KEY' }),
  /** That a reset link was asked for, until it is answered. */
  resetRequest: (requestId: string): Key => ({ pk: `RESET_REQUEST#${requestId}`, sk: resetRequestKey }),
  hubTicket: (ticketHash: string): Key => ({ pk: `HUB_TICKET#${ticketHash}`, sk: 'TICKET' }),
  hubConnection: (connectionId: string): Key => ({ pk: hubConnections, sk: connectionId }),
  /** That somebody read another's time log; instants sort as text. */
  timeLogReading: (ownerId: number, readAt: string, readingId: string): Key => ({
    pk: `STAFF_TIME_LOG_READINGS#${ownerId}`,
    sk: `${timeLogReadingPrefix}${readAt}#${readingId}`,
  }),
  /** In the project's partition, in the order of time. */
  fileChange: (projectId: number, at: string, changeId: string): Key => ({
    pk: partition('project', projectId),
    sk: `${fileChangePrefix}${at}#${changeId}`,
  }),
  /** What is moved, deleted or restored, one file after another. */
  fileTask: (taskId: number): Key => ({ pk: `${fileTaskPrefix}${taskId}`, sk: 'TASK' }),
  /** In the project's partition. A path may be longer than a key, hence the hash. */
  quarantined: (projectId: number, path: string, etag: string): Key => ({
    pk: partition('project', projectId),
    sk: `${quarantinePrefix}${createHash('sha256').update(`${etag} ${path}`).digest('hex')}`,
  }),
  /** When the next call to Fortnox may be made, for all functions together. */
  fortnoxPace: (): Key => ({ pk: 'FORTNOX', sk: 'PACE' }),
  /** When invoices were last read back. */
  fortnoxWarning: (): Key => ({ pk: 'FORTNOX', sk: 'WARNING' }),
  fortnoxSync: (): Key => ({ pk: 'FORTNOX', sk: 'SYNC' }),
  /** How far the comparison of the books has come. */
  fortnoxReconciliation: (): Key => ({ pk: 'FORTNOX', sk: 'RECONCILIATION' }),
  /** Who may renew the tokens now. */
  fortnoxLease: (): Key => ({ pk: 'FORTNOX', sk: 'LEASE' }),
  /** An activation link that somebody has been given. */
  fortnoxState: (stateHash: string): Key => ({ pk: `FORTNOX_STATE#${stateHash}`, sk: 'STATE' }),
  /** In the order the calls were made; instants sort as text. */
  fortnoxLog: (entryId: string): Key => ({ pk: fortnoxLog, sk: `${fortnoxLogPrefix}${entryId}` }),
  /** Customers that are made in Fortnox, one after another. */
  fortnoxTask: (taskId: number): Key => ({ pk: `${fortnoxTaskPrefix}${taskId}`, sk: 'TASK' }),
  fortnoxLogCount: (): Key => ({ pk: fortnoxLog, sk: 'COUNT' }),
  /** In the order they were sent. */
  message: (messageId: string): Key => ({ pk: messageLog, sk: `${messageLogPrefix}${messageId}` }),
  /** In the order of time. */
  logIn: (logInId: string): Key => ({ pk: logIns, sk: `${logInPrefix}${logInId}` }),
  /** Beside the batch that brings them in, in order, hence the zeros. */
  importRows: (batchId: number, part: number): Key => ({
    pk: `${batchPrefix}${batchId}`,
    sk: `${importRowsPrefix}${String(part).padStart(4, '0')}`,
  }),
  /** In the partition of who asked for it, in the order they were asked for, hence the zeros. */
  listExport: (userId: number, exportId: number): Key => ({
    pk: `${listExportsPrefix}${userId}`,
    sk: `${listExportPrefix}${String(exportId).padStart(15, '0')}`,
  }),
  latestImport: (): Key => ({ pk: 'PROJECT_IMPORT', sk: 'LATEST' }),
  /** Whether the table holds, or is being given, the firm that is made up. */
  demoSeed: (): Key => ({ pk: 'DEMO_SEED', sk: demoSeedKey }),
  attempts: (scope: string, value: string): Key => ({ pk: `ATTEMPTS#${scope}#${value}`, sk: 'ATTEMPTS' }),
};

export const invoicePrefix = 'INVOICE#';
export const claimKey = 'CLAIM';
export const demoSeedKey = 'SEED';
export const resetRequestKey = 'RESET_REQUEST';
export const sessionKey = 'SESSION';
export const logEntryPrefix = 'LOG#';
export const batchPrefix = 'BATCH#';
export const followUpPrefix = 'FOLLOW_UP#';
export const fileTaskPrefix = 'FILE_TASK#';
export const fileChangePrefix = 'FILE_CHANGE#';
export const quarantinePrefix = 'QUARANTINE#';
export const invoiceLinesPrefix = 'LINES#';
export const timeLogReadingPrefix = 'READ#';
export const fortnoxTaskPrefix = 'FORTNOX_TASK#';
const fortnoxLog = 'FORTNOX_LOG';
export const fortnoxLogPrefix = 'CALL#';
export const messageLog = 'MESSAGE_LOG';
export const messageLogPrefix = 'MESSAGE#';
export const logIns = 'LOG_INS';
export const logInPrefix = 'LOG_IN#';
export const importRowsPrefix = 'ROWS#';
export const listExportsPrefix = 'LIST_EXPORTS#';
export const listExportPrefix = 'LIST_EXPORT#';
export const hubConnections = 'HUB_CONNECTIONS';
