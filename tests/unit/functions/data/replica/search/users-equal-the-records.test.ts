import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { findRecords } from '../../../../../../functions/data/replica/search/find-records.ts';
import { findRecords as contract } from '../../../../../../shared/contract/search.ts';
import { readSearch } from '../../../../../../shared/domain/typed-search.ts';
import { phoneDigits } from '../../../../../../shared/lib/phone.ts';
import { compareSwedish, matches } from '../../../../../../shared/lib/text.ts';
import { read, replicaOf, row } from '../../../../../support/replica/rows.ts';

/** The palette finds the users that the records say, derived without SQL, in the order of their initials, or as they were opened. */

const seeker = { userId: 1, role: 'SuperAdmin' } as const;
const most = 6;

const names = [
  'Anna',
  'Åsa',
  'A\u030asa',
  'Øyvind',
  'Weiß',
  'Anna  Maria',
  'af Ek',
  'O’Hara',
  "D'Arc",
  '%',
  '日本',
  '',
];
const phones = ['070-123 45 67', '+46 70 123 45 67', '031-12 34 56, 0046 (0)8-123 45', '0', ''];
const name = fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'grapheme', maxLength: 4 }));

const user = fc.record({
  initials: fc.stringMatching(/^[A-ZÅÄÖ\d]{1,3}$/),
  role: fc.constantFrom('Staff' as const, 'Developer' as const),
  firstName: name,
  lastName: name,
  email: fc.constantFrom('', 'anna@example.se', 'åsa.ek@example.se'),
  phone: fc.oneof(fc.constantFrom(...phones), fc.stringMatching(/^[+\d ()-]{0,12}$/)),
  deleted: fc.boolean(),
});
const firm = fc.uniqueArray(user, { selector: ({ initials }) => initials, maxLength: 25 });

const typed = fc.oneof(
  fc.constantFrom('a', 'ANNA', 'asa', 'åsa ek', 'an se', 'ss', '@ex', '123', '0701234567', '+46 8', '%', '_', '12 3'),
  fc.constantFrom(...names, ...phones),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
);

it('the search of users finds the users that the records say, in a random firm', () => {
  fc.assert(
    fc.property(firm, fc.array(typed, { minLength: 1, maxLength: 20 }), (users, texts) => {
      const db = replicaOf(users.map(({ deleted, ...data }, index) => row('user', index + 1, data, { deleted })));
      const listed = users
        .map((one, index) => ({ ...one, userId: index + 1 }))
        .filter(({ deleted }) => !deleted)
        .toSorted((a, b) => compareSwedish(a.initials, b.initials) || a.userId - b.userId);
      for (const text of texts.map((one) => one.trim()).filter(Boolean)) {
        const { phone: digits } = readSearch(text);
        const found = listed.filter(
          ({ initials, firstName, lastName, email, phone }) =>
            matches(`${initials} ${firstName} ${lastName} ${email}`, text) ||
            (digits !== undefined && phoneDigits(phone).includes(digits)),
        );
        expect(findRecords(db, read(contract.query!, { text }), seeker).users, text).toEqual(
          found.slice(0, most).map(({ deleted: _deleted, role: _role, email: _email, ...hit }) => hit),
        );
      }
      const recent = listed
        .slice(-3)
        .map(({ userId }) => userId)
        .toReversed();
      const opened = recent.map((id) => `user:${id}`).join(',');
      const { users: lately } = findRecords(db, read(contract.query!, { recent: opened }), seeker);
      expect(lately.map(({ userId }) => userId)).toEqual(recent);
      db.close();
    }),
    { numRuns: 60 },
  );
});

it('the search of users builds rows of those users only that it shows', () => {
  const initials = (index: number) => `U${String(index).padStart(3, '0')}`;
  const db = replicaOf(
    Array.from({ length: 200 }, (_, index) => row('user', index + 1, { initials: initials(index) })),
  );
  const all = vi.spyOn(db, 'all');
  const built = (text: string, recent = '') => {
    all.mockClear();
    findRecords(db, read(contract.query!, { text, recent }), seeker);
    const rows = all.mock.results.flatMap(({ value }) => value as object[]);
    return rows.filter((one) => 'isLastDeveloper' in one).length;
  };
  expect(built('anna')).toBe(most);
  expect(built('u117')).toBe(1);
  expect(built('finns inte')).toBe(0);
  expect(built('', 'user:4,user:9')).toBe(2);
  expect(built('')).toBe(0);
  db.close();
});
