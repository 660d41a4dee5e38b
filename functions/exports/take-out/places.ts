import {
  budgetWarningPrefix,
  deletedRecords,
  erasures,
  fileChangePrefix,
  followUpPrefix,
  fortnoxLog,
  invoiceLinesPrefix,
  keys,
  listViews,
  logEntryPrefix,
  logIns,
  messageLog,
  timeLogReadingPrefix,
  timeLogRemindersPrefix,
  timeReportPrefix,
  timeReports,
  instalmentNoticePrefix,
} from '../../data/core/keys.ts';
import { recordOf } from '../../data/core/record-of.ts';
import type { Item } from '../../data/core/table.ts';
import { canaryId } from '../../users/canary-store.ts';
import type { Kind } from '../../../shared/codes/kinds.ts';

/** Where an item of the table is written: `order` sorts the lines of the file. */
export type Place = { folder: Folder; name: string; order: readonly [number, number] };
type Folder = 'poster' | 'historik' | 'ovrigt';

/** Secrets cannot be read without the key of this installation, and the link to Fortnox is bound to them. */
export const kindsLeft: ReadonlySet<Kind> = new Set(['system-secrets', 'fortnox-connection']);

const counterPrefix = 'COUNTER#';
const uniquePrefix = keys.unique('', '').pk;

/** Items beside records that belong to the firm. All others are passing, or follow from the records. */
const beside: readonly { name: string; isOf: (item: Item) => boolean }[] = [
  { name: 'project-log-places', isOf: ({ sk }) => sk.startsWith(logEntryPrefix) },
  { name: 'invoice-lines', isOf: ({ sk }) => sk.startsWith(invoiceLinesPrefix) },
  { name: 'follow-ups', isOf: ({ sk }) => sk.startsWith(followUpPrefix) },
  { name: 'file-changes', isOf: ({ sk }) => sk.startsWith(fileChangePrefix) },
  { name: 'budget-warnings', isOf: ({ sk }) => sk.startsWith(budgetWarningPrefix) },
  { name: 'told-instalments', isOf: ({ sk }) => sk.startsWith(instalmentNoticePrefix) },
  { name: 'time-log-readings', isOf: ({ sk }) => sk.startsWith(timeLogReadingPrefix) },
  { name: 'time-log-reminders', isOf: ({ pk }) => pk.startsWith(timeLogRemindersPrefix) },
  { name: 'time-reports', isOf: ({ pk }) => pk === timeReports },
  { name: 'time-report-contents', isOf: ({ pk }) => pk.startsWith(timeReportPrefix) },
  { name: 'list-views', isOf: ({ pk }) => pk === listViews },
  { name: 'message-log', isOf: ({ pk }) => pk === messageLog },
  { name: 'log-ins', isOf: ({ pk }) => pk === logIns },
  { name: 'fortnox-log', isOf: ({ pk }) => pk === fortnoxLog },
  { name: 'deleted-records', isOf: ({ pk }) => pk === deletedRecords },
  { name: 'erasures', isOf: ({ pk }) => pk === erasures },
  { name: 'counters', isOf: ({ pk }) => pk.startsWith(counterPrefix) },
  { name: 'unique-values', isOf: ({ pk, id }) => pk.startsWith(uniquePrefix) && id !== canaryId },
  { name: 'developers', isOf: ({ pk }) => pk === keys.developers().pk },
];

/** @returns undefined for what is left out */
export function placeOf(item: Item): Place | undefined {
  const record = recordOf(item);
  if (record) {
    const { kind, id, version } = record;
    if (kindsLeft.has(kind) || id === canaryId) return undefined;
    if (version === undefined) return { folder: 'poster', name: kind, order: [id, 0] };
    return { folder: 'historik', name: kind, order: [id, version] };
  }
  const found = beside.find(({ isOf }) => isOf(item));
  return found && { folder: 'ovrigt', name: found.name, order: [0, 0] };
}
