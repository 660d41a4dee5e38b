import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import type { Name, Part, Shown } from '../../../shared/entities/shown.ts';
import type {
  History,
  HistoryChange,
  HistoryEntry as EntryInWords,
  HistoryEvent,
  HistoryKind,
} from '../../../shared/schemas/history.ts';
import { words } from '../../../shared/text/words.ts';
import { type HistoryEntry, getNewestHistory } from '../core/history.ts';
import type { Kind, StoredRecord } from '../core/records.ts';
import { type RecordMap, findRecord, findRecords } from '../core/table.ts';
import { historyFields } from './fields.ts';
import { fullNameOf } from './full-name.ts';
import { recordName } from './record-name.ts';

const pageSize = 50;
const unseen = '(visas inte)';
const changed = 'ändrad';

const madeByFirstSave: readonly HistoryKind[] = ['system-settings', 'price-list-project', 'agreement'];
export async function historyView(kind: HistoryKind, id: number, before?: number): Promise<History> {
  const record = await findRecord(kind, id);
  if (!record && !madeByFirstSave.includes(kind)) throw new AppError(notFound);
  const found = record ? await getNewestHistory(kind, id, { limit: pageSize + 1, ...(before && { before }) }) : [];
  const page = found.slice(0, pageSize);
  const named = await findRecords(page.flatMap((entry) => namedIn(kind, entry)));
  const { name } = await fullNameOf(record ?? ({ kind, id } as StoredRecord));
  return {
    name,
    items: page.map((entry) => entryInWords(kind, entry, named)),
    next: found.length > pageSize ? (page.at(-1)?.version ?? null) : null,
  };
}

/** The records that the words of an entry name. @param kind undefined where only who and when is told */
export function namedIn(kind: HistoryKind | undefined, entry: HistoryEntry): (readonly [Kind, number])[] {
  const by = ['user', entry.changedBy] as const;
  if (!kind) return [by];
  const fields = historyFields[kind] as Record<string, Shown>;
  return [by, ...[entry.before, entry.after].flatMap((values) => recordsIn(fields, values))];
}

/** @param kind undefined where only who and when is told */
export function entryInWords(kind: HistoryKind | undefined, entry: HistoryEntry, named: RecordMap): EntryInWords {
  const user = named.get('user', entry.changedBy)?.data;
  return {
    version: entry.version,
    changedAt: entry.changedAt,
    userInitials: user?.initials ?? '',
    userName: user ? `${user.firstName} ${user.lastName}` : '',
    event: eventOf(entry),
    restoredTo: entry.restoredTo,
    changes: kind ? changesOf(historyFields[kind], entry, named) : [],
  };
}

export async function differencesInWords(kind: HistoryKind, before: object, after: object): Promise<string[]> {
  const fields = historyFields[kind] as Record<string, Shown>;
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const isOther = (field: string) => JSON.stringify(was[field]) !== JSON.stringify(is[field]);
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isOther(field)));
  const entry = { before: only(was), after: only(is) };
  const named = await findRecords([...recordsIn(fields, entry.before), ...recordsIn(fields, entry.after)]);
  return changesOf(fields, entry, named).map(({ label, item, before: oldText, after: newText }) => {
    const what = item ? `${label} ${item}` : label;
    return `${what}: ${oldText || '–'} → ${newText || '–'}`;
  });
}

function eventOf({ version, before, after, restoredTo }: HistoryEntry): HistoryEvent {
  if (version === 1) return 'Created';
  if (restoredTo !== null) return 'Restored';
  if (before['deleted'] === after['deleted']) return 'Changed';
  return after['deleted'] ? 'Deleted' : 'Restored';
}

function changesOf(
  fields: Record<string, Shown>,
  { before, after }: Pick<HistoryEntry, 'before' | 'after'>,
  named: RecordMap,
): HistoryChange[] {
  return Object.entries(fields).flatMap(([field, shown]) => {
    if (!(field in after) && !(field in before)) return [];
    return changeOf(shown, before[field], after[field], named).map((change) => ({ field, ...change }));
  });
}

function changeOf(shown: Shown, before: unknown, after: unknown, named: RecordMap): Omit<HistoryChange, 'field'>[] {
  if (shown.as === 'nothing') return [];
  const { label } = shown;
  if (shown.as === 'secret') return [{ label, item: '', before: before ? unseen : '', after: unseen }];
  if (shown.as === 'parts') return partsChanged(shown, before, after, named).map((change) => ({ label, ...change }));
  const show = (value: unknown) =>
    shown.as === 'reference' ? nameOf(shown, value, named) : shown.show(value as never, words);
  const [was, is] = [before === undefined ? '' : show(before), show(after)];
  if (was !== is) return [{ label, item: '', before: was, after: is }];
  // The values differ but look alike as text, for example another picture or bold words.
  const isOther = was !== '' && JSON.stringify(before) !== JSON.stringify(after);
  return isOther ? [{ label, item: '', before: was, after: `${is} (${changed})` }] : [];
}

type Parts = Extract<Shown, { as: 'parts' }>;
type Reference = Extract<Shown, { as: 'reference' }>;

function partsChanged({ partsOf }: Parts, before: unknown, after: unknown, named: RecordMap) {
  const was = new Map(partsOf(before as never, words).map((part) => [part.key, part]));
  const is = new Map(partsOf(after as never, words).map((part) => [part.key, part]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const [oldName, nowName] = [old && partName(old, named), now && partName(now, named)];
    if (old && now && oldName === nowName && old.text === now.text) return [];
    // A line with another product counts as a removed line and an added one.
    if (old && now && oldName !== nowName) {
      return [
        { item: oldName ?? '', before: old.text, after: null },
        { item: nowName ?? '', before: null, after: now.text },
      ];
    }
    return [{ item: nowName ?? oldName ?? '', before: old?.text ?? null, after: now?.text ?? null }];
  });
}

function partName({ name }: Part, named: RecordMap): string {
  if (typeof name === 'string') return name;
  return `${name.prefix ?? ''}${recordName(named.get(name.kind, name.id), name.id)}`;
}

function nameOf({ kind, others }: Reference, id: unknown, named: RecordMap): string {
  const other = others.get(id as number | null);
  if (other !== undefined) return words.workOrderPeople[other];
  return typeof id === 'number' ? recordName(named.get(kind, id), id) : '';
}

function recordsIn(fields: Record<string, Shown>, values: Record<string, unknown>): (readonly [Kind, number])[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const shown = fields[field];
    if (shown?.as === 'reference') return typeof value === 'number' ? [[shown.kind, value] as const] : [];
    if (shown?.as !== 'parts') return [];
    return shown
      .partsOf(value as never, words)
      .flatMap(({ name }: { name: Name }) => (typeof name === 'string' ? [] : [[name.kind, name.id] as const]));
  });
}
