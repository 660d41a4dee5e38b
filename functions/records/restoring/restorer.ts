import { type RestorableKind, isRestorable } from '../../../shared/codes/kinds.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { notRestorable } from '../../../shared/codes/errors/locks.ts';
import type { TimeLogReader } from '../../../shared/domain/staff-time-log.ts';
import { formatNames } from '../../../shared/lib/format.ts';
import { capitalized } from '../../../shared/lib/text.ts';
import { theRecord } from '../../../shared/text/kinds.ts';
import type { Data, Kind, StoredRecord } from '../../data/core/records.ts';
import { type RecordMap, findRecords } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { recordName } from '../../data/history/record-name.ts';

export type RestoreContext = {
  unit: UnitOfWork;
  user: TimeLogReader;
  now: Date;
  knownChangedAt?: string | undefined;
};

/** By the rules of the calls that edit the record or, while it is deleted, of the call that deletes it. */
export type Restorer<K extends RestorableKind> = (
  record: StoredRecord<K>,
  data: Data<K>,
  by: RestoreContext,
) => Promise<void> | void;

/** A record that refers to nothing that it needs, and that no rule keeps as it is. */
export function restoreFreely<K extends RestorableKind>(
  record: StoredRecord<K>,
  data: Data<K>,
  { unit }: RestoreContext,
): void {
  unit.restore(record, data);
}

type RecordRef = readonly [kind: Kind, id: number | null];

/** The records that a version refers to, but for those that the record refers to already. */
export function addedRefs(after: readonly RecordRef[], before: readonly RecordRef[]): RecordRef[] {
  const held = new Set(before.map(String));
  return after.filter((ref) => !held.has(String(ref)));
}

export async function requireThere(wanted: readonly RecordRef[]): Promise<RecordMap> {
  const records = await findRecords(wanted);
  const missing = wanted.flatMap(([kind, id]) => {
    const record = records.get(kind, id);
    return id === null || id <= 0 || record?.deleted === false ? [] : [`${wordOf(kind)} ${recordName(record, id)}`];
  });
  if (missing.length === 0) return records;
  const names = formatNames([...new Set(missing)]);
  throw new AppError(notRestorable, {
    message: `${capitalized(names)} finns inte längre. Återställ först det som saknas.`,
  });
}

function wordOf(kind: Kind): string {
  return isRestorable(kind) ? theRecord[kind].toLocaleLowerCase('sv') : '';
}

export function refuse(message: string): never {
  throw new AppError(notRestorable, { message });
}
