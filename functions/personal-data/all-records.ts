import { keys } from '../data/core/keys.ts';
import type { Kind, StoredRecord } from '../data/core/records.ts';
import { getItems, lastNumber, parseRecord } from '../data/core/table.ts';

const atOnce = 1_000;

/** All records of a kind, deleted ones too, by the kind's counter: no function needs the right to scan the table. */
export async function* allRecords<K extends Kind>(kind: K): AsyncGenerator<StoredRecord<K>> {
  yield* recordsOf(kind, await allIds(kind));
}

/** Yields the records that exist, in the order of their ids. @param ids ascending */
export async function* recordsOf<K extends Kind>(kind: K, ids: readonly number[]): AsyncGenerator<StoredRecord<K>> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const records = (await getItems(some.map((id) => keys.record(kind, id)))).map((item) => parseRecord(kind, item));
    yield* records.toSorted((one, other) => one.id - other.id);
  }
}

/** Ids of records that may be missing: a number that was not used leaves a gap. */
export async function allIds(kind: Kind): Promise<number[]> {
  return Array.from({ length: await lastNumber(kind) }, (_, index) => index + 1);
}

export async function recordsWhere<K extends Kind>(
  kind: K,
  isWanted: (record: StoredRecord<K>) => boolean,
): Promise<StoredRecord<K>[]> {
  return referencesOf(allRecords(kind), isWanted);
}

export async function referencesOf<K extends Kind>(
  records: AsyncIterable<StoredRecord<K>>,
  isWanted: (record: StoredRecord<K>) => boolean,
): Promise<StoredRecord<K>[]> {
  const found: StoredRecord<K>[] = [];
  for await (const record of records) if (isWanted(record)) found.push(record);
  return found;
}
