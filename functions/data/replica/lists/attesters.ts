import { roles } from '../../../../shared/codes/roles.ts';
import type { Database } from '../database.ts';

/** True if no other user has a role that approves time logs. */
export function isOnlyAttester(db: Database, userId: number): boolean {
  const sql = 'SELECT count(*) AS others FROM user WHERE listed = 1 AND role_rank >= ? AND id <> ?';
  return db.get<{ others: number }>(sql, [roles.indexOf('SuperAdmin'), userId])!.others === 0;
}
