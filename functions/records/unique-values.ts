import { codeKey } from '../../shared/domain/project-import.ts';
import { identityOf } from '../../shared/lib/text.ts';
import { fortnoxNumbers } from '../customers/fortnox-number.ts';
import { priceListYears } from '../prices/price-list-store.ts';
import { projectCodes } from '../projects/project-store.ts';
import type { Data, Kind, StoredRecord } from '../data/core/records.ts';
import { timeLogMonth, timeLogScope } from '../time-logs/staff-time-log-store.ts';
import { tagNames } from '../projects/tag-store.ts';
import { foldedUser, userScopes } from '../users/user-store.ts';

export type UniqueValue = { scope: string; value: string };

type UniqueValueReaders = {
  [K in Kind]?: { of: (data: Data<K>) => UniqueValue[]; staysWhenDeleted?: true };
};

const guarded: UniqueValueReaders = {
  user: {
    of: ({ initials, email }) => [
      { scope: userScopes.initials, value: foldedUser.initials(initials) },
      { scope: userScopes.email, value: foldedUser.email(email) },
    ],
  },
  customer: {
    of: ({ fortnoxCustomerNumber: value }) => (value === '' ? [] : [{ scope: fortnoxNumbers, value }]),
  },
  tag: { of: ({ name }) => [{ scope: tagNames, value: identityOf(name) }] },
  // The code of a deleted project is never reused.
  project: { of: ({ projectCode }) => [{ scope: projectCodes, value: codeKey(projectCode) }], staysWhenDeleted: true },
  'price-list-default': { of: ({ year }) => [{ scope: priceListYears, value: String(year) }] },
  'staff-time-log': { of: (log) => [{ scope: timeLogScope(log.userId), value: timeLogMonth(log) }] },
};

export function uniqueValuesOf({ kind, deleted, data }: StoredRecord): UniqueValue[] {
  const found = guarded[kind] as { of: (data: unknown) => UniqueValue[]; staysWhenDeleted?: true } | undefined;
  if (!found || (deleted && !found.staysWhenDeleted)) return [];
  return found.of(data);
}
