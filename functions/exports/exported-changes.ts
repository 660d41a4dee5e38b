import type { Role } from '../../shared/codes/roles.ts';
import type { ChangedField, LoggedChange } from '../../shared/schemas/history.ts';
import { historyEventLabels, loggedKindLabels } from '../../shared/lists/change-labels.ts';
import { type ChangeQuery, findChanges } from '../data/history/change-log.ts';
import { changesInWords } from '../data/history/changes-in-words.ts';
import type { LogEntry, LogPlace } from '../data/core/history-log.ts';
import type { OpenList } from './write-list.ts';
import { maxExportedRows } from './list-export-store.ts';

export const changedFieldKeys: ReadonlySet<keyof ChangedField> = new Set([
  'changedAt',
  'who',
  'event',
  'kind',
  'name',
  'partOf',
  'field',
  'before',
  'after',
]);

const atATime = 1_000;

/** What the log shows with the same filters, to its end: all that fits and one more. */
export async function openChanges(request: unknown, role: Role, onProgress: () => Promise<void>): Promise<OpenList> {
  const ids: LogEntry[] = [];
  let after: LogPlace | undefined;
  do {
    const { entries, next } = await findChanges(request as ChangeQuery, role, { after, limit: atATime });
    ids.push(...entries);
    after = next;
    await onProgress();
  } while (after && ids.length <= maxExportedRows);
  return { ids, rows: (some) => fieldsOf(some as readonly LogEntry[]) };
}

/** A row for each changed field, and one for a change without any. */
async function fieldsOf(entries: readonly LogEntry[]): Promise<ChangedField[]> {
  const fields: ChangedField[] = [];
  for (let start = 0; start < entries.length;) {
    const { items } = await changesInWords(entries.slice(start));
    fields.push(...items.flatMap(rowsOf));
    start += items.length;
  }
  return fields;
}

const none = [{ label: '', item: '', before: '', after: '' }];

function rowsOf(change: LoggedChange): ChangedField[] {
  const { changedAt, name, partOf, changes } = change;
  const common = {
    changedAt,
    who: change.userInitials || 'Klang',
    event: historyEventLabels[change.event],
    kind: loggedKindLabels[change.kind],
    name,
    partOf,
  };
  return (changes.length > 0 ? changes : none).map(({ label, item, before, after }) => ({
    ...common,
    field: item ? `${label}: ${item}` : label,
    before: before ?? '',
    after: after ?? '',
  }));
}
