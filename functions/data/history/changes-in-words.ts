import { type Kind, hasHistoryView } from '../../../shared/codes/kinds.ts';
import { type LoggedChange } from '../../../shared/schemas/history.ts';
import { historyEntryOf } from '../core/history.ts';
import type { LogEntry } from '../core/history-log.ts';
import type { Key } from '../core/keys.ts';
import { type RecordMap, findRecords, getItems } from '../core/table.ts';
import { type FullName, discreetNamesOf } from './full-name.ts';
import { entryInWords, referencedRecords } from './history-view.ts';
import { recordName } from './record-name.ts';

/** A function answers at most six megabytes. */
const maxCharacters = 3_000_000;

/** In the words of each record's own history. @returns those that an answer holds, and whether they are all */
export async function changesInWords(entries: readonly LogEntry[]): Promise<{ items: LoggedChange[]; isAll: boolean }> {
  const [stored, { records, nameOf }] = await Promise.all([
    getItems(entries.map(({ key }) => key)),
    recordsOfLog(entries),
  ]);
  const items = new Map(stored.map((item) => [nameOfKey(item), historyEntryOf(item)]));
  const shown = entries.map((entry) => ({
    entry,
    kind: hasHistoryView(entry.kind) ? entry.kind : undefined,
    item: items.get(nameOfKey(entry.key)) ?? withoutContents(entry),
  }));
  const named = await findRecords(shown.flatMap(({ kind, item }) => referencedRecords(kind, item)));
  const changes: LoggedChange[] = [];
  let characters = 0;
  for (const { entry, kind, item } of shown) {
    const change = {
      kind: entry.kind,
      id: entry.id,
      ...nameOf(entry),
      isDeleted: records.get(entry.kind, entry.id)?.deleted ?? false,
      isWithheld: kind === undefined,
      ...entryInWords(kind, item, named),
    };
    characters += JSON.stringify(change).length;
    if (changes.length > 0 && characters > maxCharacters) return { items: changes, isAll: false };
    changes.push(change);
  }
  return { items: changes, isAll: true };
}

/** An index may show what the table no longer has. */
const withoutContents = ({ version, changedAt, changedBy }: LogEntry) => ({
  version,
  changedAt,
  changedBy,
  restoredTo: null,
  before: {},
  after: {},
});

const nameOfKey = ({ pk, sk }: Key) => `${pk} ${sk}`;

type Records = { records: RecordMap; nameOf: (entry: LogEntry) => FullName };

export async function recordsOfLog(entries: readonly LogEntry[]): Promise<Records> {
  const records = await findRecords(entries.map(({ kind, id }) => [kind, id] as const));
  const find = ({ kind, id }: LogEntry) => records.get<Kind>(kind, id);
  const nameOf = await discreetNamesOf(entries.flatMap((entry) => find(entry) ?? []));
  return {
    records,
    nameOf: (entry) => {
      const record = find(entry);
      return record ? nameOf(record) : { name: recordName(undefined, entry.id), partOf: '' };
    },
  };
}
