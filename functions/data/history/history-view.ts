import type { HistoryKind } from '../../../shared/codes/kinds.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import type { Name, Part, Shown } from '../../../shared/entities/shown.ts';
import type { History, HistoryChange, HistoryEntry, HistoryEvent } from '../../../shared/schemas/history.ts';
import { words } from '../../../shared/text/words.ts';
import { type StoredHistoryEntry, getNewestHistory } from '../core/history.ts';
import type { Kind, StoredRecord } from '../core/records.ts';
import { type RecordMap, findRecord, findRecords } from '../core/table.ts';
import { historyFields } from './fields.ts';
import { fullNameOf } from './full-name.ts';
import { recordName } from './record-name.ts';

const pageSize = 50;
const unseen = '(visas inte)';
const changed = 'ändrad';

const createdOnFirstSave: readonly HistoryKind[] = ['system-settings', 'price-list-project', 'agreement'];

export async function historyView(kind: HistoryKind, id: number, before?: number): Promise<History> {
  const record = await findRecord(kind, id);
  if (!record && !createdOnFirstSave.includes(kind)) throw new AppError(notFound);
  const entries = record ? await getNewestHistory(kind, id, { limit: pageSize + 1, ...(before && { before }) }) : [];
  const page = entries.slice(0, pageSize);
  const references = await findRecords(page.flatMap((entry) => referencedRecords(kind, entry)));
  const { name } = await fullNameOf(record ?? ({ kind, id } as StoredRecord));
  return {
    name,
    items: page.map((entry) => entryInWords(kind, entry, references)),
    next: entries.length > pageSize ? (page.at(-1)?.version ?? null) : null,
  };
}

/** The records that the words of an entry name. @param kind undefined to show only who made the change, and when */
export function referencedRecords(
  kind: HistoryKind | undefined,
  entry: StoredHistoryEntry,
): (readonly [Kind, number])[] {
  const by = ['user', entry.changedBy] as const;
  if (!kind) return [by];
  const fields = historyFields[kind] as Record<string, Shown>;
  return [by, ...[entry.before, entry.after].flatMap((values) => recordsIn(fields, values))];
}

/** @param kind undefined to show only who made the change, and when */
export function entryInWords(
  kind: HistoryKind | undefined,
  entry: StoredHistoryEntry,
  references: RecordMap,
): HistoryEntry {
  const user = references.get('user', entry.changedBy)?.data;
  return {
    version: entry.version,
    changedAt: entry.changedAt,
    userInitials: user?.initials ?? '',
    userName: user ? `${user.firstName} ${user.lastName}` : '',
    event: eventOf(entry),
    restoredTo: entry.restoredTo,
    changes: kind ? changesOf(historyFields[kind], entry, references) : [],
  };
}

export async function differencesInWords(kind: HistoryKind, before: object, after: object): Promise<string[]> {
  const fields = historyFields[kind] as Record<string, Shown>;
  const [oldValues, newValues] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const isOther = (field: string) => JSON.stringify(oldValues[field]) !== JSON.stringify(newValues[field]);
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isOther(field)));
  const entry = { before: only(oldValues), after: only(newValues) };
  const references = await findRecords([...recordsIn(fields, entry.before), ...recordsIn(fields, entry.after)]);
  return changesOf(fields, entry, references).map(({ label, item, before: oldText, after: newText }) => {
    const what = item ? `${label} ${item}` : label;
    return `${what}: ${oldText || '–'} → ${newText || '–'}`;
  });
}

function eventOf({ version, before, after, restoredTo }: StoredHistoryEntry): HistoryEvent {
  if (version === 1) return 'Created';
  if (restoredTo !== null) return 'Restored';
  if (before['deleted'] === after['deleted']) return 'Changed';
  return after['deleted'] ? 'Deleted' : 'Restored';
}

function changesOf(
  fields: Record<string, Shown>,
  { before, after }: Pick<StoredHistoryEntry, 'before' | 'after'>,
  references: RecordMap,
): HistoryChange[] {
  return Object.entries(fields).flatMap(([field, shown]) => {
    if (!(field in after) && !(field in before)) return [];
    return changeOf(shown, before[field], after[field], references).map((change) => ({ field, ...change }));
  });
}

function changeOf(
  shown: Shown,
  before: unknown,
  after: unknown,
  references: RecordMap,
): Omit<HistoryChange, 'field'>[] {
  if (shown.as === 'nothing') return [];
  const { label } = shown;
  if (shown.as === 'secret') return [{ label, item: '', before: before ? unseen : '', after: unseen }];
  if (shown.as === 'parts')
    return changesOfParts(shown, before, after, references).map((change) => ({ label, ...change }));
  const show = (value: unknown) =>
    shown.as === 'reference' ? nameOf(shown, value, references) : shown.show(value as never, words);
  const [oldText, newText] = [before === undefined ? '' : show(before), show(after)];
  if (oldText !== newText) return [{ label, item: '', before: oldText, after: newText }];
  // The values differ but look alike as text, for example another picture or bold words.
  const isOther = oldText !== '' && JSON.stringify(before) !== JSON.stringify(after);
  return isOther ? [{ label, item: '', before: oldText, after: `${newText} (${changed})` }] : [];
}

type Parts = Extract<Shown, { as: 'parts' }>;
type Reference = Extract<Shown, { as: 'reference' }>;

function changesOfParts({ partsOf }: Parts, before: unknown, after: unknown, references: RecordMap) {
  const oldParts = new Map(partsOf(before as never, words).map((part) => [part.key, part]));
  const newParts = new Map(partsOf(after as never, words).map((part) => [part.key, part]));
  return [...new Set([...oldParts.keys(), ...newParts.keys()])].flatMap((key) => {
    const [oldPart, newPart] = [oldParts.get(key), newParts.get(key)];
    const [oldName, newName] = [oldPart && partName(oldPart, references), newPart && partName(newPart, references)];
    if (oldPart && newPart && oldName === newName && oldPart.text === newPart.text) return [];
    // A line with another product counts as a removed line and an added one.
    if (oldPart && newPart && oldName !== newName) {
      return [
        { item: oldName ?? '', before: oldPart.text, after: null },
        { item: newName ?? '', before: null, after: newPart.text },
      ];
    }
    return [{ item: newName ?? oldName ?? '', before: oldPart?.text ?? null, after: newPart?.text ?? null }];
  });
}

function partName({ name }: Part, references: RecordMap): string {
  if (typeof name === 'string') return name;
  return `${name.prefix ?? ''}${recordName(references.get(name.kind, name.id), name.id)}`;
}

function nameOf({ kind, others }: Reference, id: unknown, references: RecordMap): string {
  const other = others.get(id as number | null);
  if (other !== undefined) return words.workOrderPeople[other];
  return typeof id === 'number' ? recordName(references.get(kind, id), id) : '';
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
