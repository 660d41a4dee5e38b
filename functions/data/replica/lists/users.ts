import type { QueryOf } from '../../../../shared/contract/route.ts';
import type { listUsers as contract } from '../../../../shared/contract/users.ts';
import type { TypedSearch } from '../../../../shared/domain/typed-search.ts';
import { user } from '../../../../shared/entities/user.ts';
import type { UserRow } from '../../../../shared/schemas/user.ts';
import type { Database } from '../database.ts';
import { flag, number } from './columns.ts';
import { either, equals, hasInitials, hasWords } from './conditions.ts';
import { defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';
import { roles } from '../../../../shared/codes/roles.ts';

const onlyDeveloperSql = `(u.role = 'Developer'
  AND (SELECT count(*) FROM user WHERE listed = 1 AND role = 'Developer') = 1)`;

export const userList = defineList<UserRow, QueryOf<typeof contract>>({
  id: 'u.id',
  where: 'u.listed = 1',
  sources: { own: { from: 'user u', joins: {} } },
  columns: {
    userId: number('u.id'),
    ...rowColumns(user, 'u'),
    deleted: flag('u.deleted'),
    isLastDeveloper: flag(onlyDeveloperSql),
    version: number('u.version'),
  },
  filters: { initials: hasInitials('u.initials'), role: equals('u.role') },
  order: { column: 'initials' },
  pageSize: 'items_per_page_default',
});

/** By initials, name, e-mail address or phone number. */
export const isFoundUser = either<TypedSearch>(
  ({ words }) => hasWords('u.words_fold', words),
  ({ phone }) => (phone === undefined ? undefined : { sql: 'instr(u.phone_digits, ?) > 0', values: [phone] }),
);

export const listUsers = userList.page;

export function superAdminIds(db: Database): number[] {
  return db
    .all<{ id: number }>(`SELECT id FROM user WHERE listed = 1 AND role = 'SuperAdmin' ORDER BY id`, [])
    .map(({ id }) => id);
}

/** True if no other user has a role that approves time logs. */
export function isOnlyAttester(db: Database, userId: number): boolean {
  const sql = 'SELECT count(*) AS others FROM user WHERE listed = 1 AND role_rank >= ? AND id <> ?';
  return db.get<{ others: number }>(sql, [roles.indexOf('SuperAdmin'), userId])!.others === 0;
}
