import { entities } from '../../shared/entities/entities.ts';
import type { StoredHistoryEntry } from '../data/core/history.ts';
import type { Data } from '../data/core/records.ts';
import type { StoredErasure } from './erasure-store.ts';
import { placesOfRecords } from './places.ts';

export const erasedMark = 'Raderad person';

type Values = Record<string, unknown>;
type Eraser = (value: unknown) => unknown;

/** By the kind of record: what takes the place of each field that is erased. */
const erasers: Record<StoredErasure['of'], Record<string, Eraser>> = {
  contact: erasersOf('contact'),
  user: {
    ...erasersOf('user'),
    // In the record itself; history never held them.
    ...Object.fromEntries(entities.user.secrets.map((name) => [name, (value: unknown) => emptySecret(name, value)])),
  },
  'staff-time-log': {
    lines: (lines) => (lines as Data<'staff-time-log'>['lines']).map((line) => ({ ...line, ...noHealth })),
    sentBackNote: () => '',
  },
};

function erasersOf(kind: 'contact' | 'user'): Record<string, Eraser> {
  return Object.fromEntries(
    Object.entries(placesOfRecords[kind]!.fields).flatMap(([name, fate]) =>
      'becomes' in fate ? [[name, () => fate.becomes] as const] : [],
    ),
  );
}

const emptySecret = (name: (typeof entities.user.secrets)[number], value: unknown) =>
  value === '***' ? value : entities.user.empty[name];

/** Health data (dataskyddsförordningen, artikel 9), and why a parent was at home. */
const noHealth = { sickLeaveHours: 0, qualifyingHours: 0, childCareHours: 0 };

export function erasedData<Of extends Values>(of: StoredErasure['of'], data: Of): Of {
  return { ...data, ...erasedValues(of, data) };
}

/** Only the fields that are erased of those that are there. */
function erasedValues(of: StoredErasure['of'], values: Values): Values {
  return Object.fromEntries(
    Object.entries(erasers[of]).flatMap(([name, erase]) => (name in values ? [[name, erase(values[name])]] : [])),
  );
}

type Changes = Pick<StoredHistoryEntry, 'before' | 'after'>;

/** @returns undefined where there is nothing to erase */
export function erasedChanges(of: StoredErasure['of'], { before, after }: Changes): Changes | undefined {
  const erased = { before: erasedData(of, before), after: erasedData(of, after) };
  return JSON.stringify(erased) === JSON.stringify({ before, after }) ? undefined : erased;
}
