import type { AmountDoubt } from '../../shared/domain/amount-doubts.ts';
import { alikeNames } from '../../shared/domain/like-names.ts';
import type { CellFault } from '../../shared/schemas/project-import.ts';
import type { ImportMatch, RecordCheck } from '../../shared/schemas/record-import.ts';
import type { Database } from '../data/replica/database.ts';
import { whereIs } from '../spreadsheets/read-table.ts';
import { type MatchResult, Matcher } from './matcher.ts';
import type { ExistingRecord, ParsedRecord, RecordKind } from './record-kind.ts';

export type CheckResult = {
  faults: CellFault[];
  matches: ImportMatch[];
  alike: RecordCheck['alike'];
  doubts: AmountDoubt[];
  /** Records to create. */
  fresh: ParsedRecord[];
};

/** Finds what the file alone does not show: which records exist already, and which stand twice. */
export function checkRecords(records: readonly ParsedRecord[], kind: RecordKind, db: Database, now: Date): CheckResult {
  const existing = kind.existing(db);
  const known = new Matcher(kind.identities, existing);
  const earlier = new Matcher<ExistingRecord & { record: ParsedRecord }>(kind.identities);
  const checked: Omit<CheckResult, 'alike' | 'doubts'> = { faults: [], matches: [], fresh: [] };
  for (const record of records) {
    const { parsed: values, name, place } = record;
    if (!values) continue;
    const twin = earlier.find(values);
    const match = known.find(values);
    if (twin) {
      const { column, words } = twin.identity;
      const where = whereIs(twin.found.record.place(column), place(column));
      checked.faults.push({ ...place(column), message: `Samma ${words} står på ${where}.` });
    } else earlier.add({ id: 0, name, values, record });
    const fault = kind.faultOf?.(values as never, db);
    if (fault) checked.faults.push({ ...place(fault.column), message: fault.message });
    if (match) checked.matches.push(matchView(record, match));
    else checked.fresh.push(record);
  }
  const nameOf = ({ name }: { name: string }) => name;
  return {
    ...checked,
    alike: alikeNames(checked.fresh.map(nameOf), existing.map(nameOf)),
    doubts: kind.doubtsOf?.(checked.fresh, db, now) ?? [],
  };
}

function matchView({ name, place }: ParsedRecord, { found, identity }: MatchResult<ExistingRecord>): ImportMatch {
  const { sheet, row } = place(identity.column);
  return { sheet, row, name, id: found.id, existingName: found.name, by: identity.words };
}
