import { expect, it } from 'vitest';
import { ownRecord } from '../../../../functions/personal-data/own-sections.ts';
import type { StoredRecord } from '../../../../functions/data/core/records.ts';
import { user } from '../../../../shared/entities/user.ts';

it('a person’s file gives the days of a passkey by the clock in Sweden', async () => {
  const passkey = {
    id: 'key',
    publicKey: '',
    counter: 0,
    transports: [],
    name: 'Telefon',
    createdAt: '2026-06-30T22:15:00.000Z',
    lastUsedAt: '2026-12-31T23:30:00.000Z',
  };
  const data = { ...user.empty, passkeys: [passkey] };
  const record = { kind: 'user', id: 7, version: 1, deleted: false, data } as unknown as StoredRecord<'user'>;
  const none = new Set<string>();
  const person = { kind: 'user' as const, id: 7, record, names: none, initials: none, emails: none };
  const rows = await ownRecord.rows(person, { now: new Date('2027-02-01'), knownChangedAt: undefined });
  expect(rows.filter(({ field }) => field === 'Nyckel för inloggning')).toEqual([
    { field: 'Nyckel för inloggning', value: 'Telefon, tillagd 2026-07-01, använd senast 2027-01-01' },
  ]);
});
