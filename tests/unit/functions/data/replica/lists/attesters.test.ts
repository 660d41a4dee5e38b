import { expect, it } from 'vitest';
import { isOnlyAttester } from '../../../../../../functions/data/replica/lists/users.ts';
import { replicaOf, row } from '../../../../../support/replica/rows.ts';

it('the replica knows whether a user is the only one who can approve time logs', () => {
  const firm = [
    row('user', 1, { role: 'SuperAdmin' }),
    row('user', 2, { role: 'Staff' }),
    row('user', 3, { role: 'SuperAdmin' }, { deleted: true }),
  ];
  expect(isOnlyAttester(replicaOf(firm), 1)).toBe(true);
  expect(isOnlyAttester(replicaOf([...firm, row('user', 4, { role: 'Developer' })]), 1)).toBe(false);
  expect(isOnlyAttester(replicaOf([...firm, row('user', 4, { role: 'SuperAdmin' })]), 4)).toBe(false);
});
