import { describe, expect, it } from 'vitest';
import { type StoredHistoryEntry, changesBetween, contentsBefore } from '../../../../../functions/data/core/history.ts';
import type { StoredRecord } from '../../../../../functions/data/core/records.ts';
import { user } from '../../../../../shared/entities/user.ts';

const record = (version: number, data: object, deleted = false): StoredRecord<'user'> => ({
  kind: 'user',
  id: 7,
  version,
  deleted,
  changedAt: '',
  changedBy: 1,
  refs: 0,
  data: { ...user.empty, ...data },
});

/** The history of versions as it is stored, newest first. */
function historyOf(...versions: StoredRecord<'user'>[]): StoredHistoryEntry[] {
  return versions
    .slice(1)
    .map((after, index) => ({
      version: after.version,
      changedAt: '',
      changedBy: 1,
      restoredTo: null,
      ...changesBetween(versions[index]!, after),
    }))
    .toReversed();
}

const first = record(1, { initials: 'AA', phone: '1', pinHash: 'first' });
const second = record(2, { initials: 'BB', phone: '1', pinHash: 'second' });
const third = record(3, { initials: 'BB', phone: '2', pinHash: 'second' });
const fourth = record(4, { initials: 'BB', phone: '2', pinHash: 'second' }, true);
const history = historyOf(first, second, third, fourth);

describe('the contents of an earlier version', () => {
  it('are those before each newer change', () => {
    expect(contentsBefore(fourth, history)).toMatchObject({ data: { initials: 'AA', phone: '1' }, deleted: false });
    expect(contentsBefore(fourth, history.slice(0, 2))).toMatchObject({ data: { initials: 'BB', phone: '1' } });
    expect(contentsBefore(fourth, [])).toEqual({ data: fourth.data, deleted: true });
  });

  it('have the present secrets, since history has none', () => {
    expect(contentsBefore(fourth, history).data['pinHash']).toBe('second');
  });

  it('lack a field that came later', () => {
    const { before, after } = history[1]!;
    const added = [{ ...history[1]!, before: { ...before, phone: undefined } }].map((entry) => {
      const { phone: _phone, ...known } = entry.before;
      return { ...entry, before: known, after };
    });
    expect(contentsBefore(third, added).data).not.toHaveProperty('phone');
  });
});
