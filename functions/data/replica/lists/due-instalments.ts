import type { Day } from '../../../../shared/lib/days.ts';
import type { Database } from '../database.ts';
import { dueInstalmentSql, leftOfInstalmentSql } from '../instalments.ts';

/** A planned instalment with its day: moved to another day, it is notified again. */
export type DueInstalment = {
  projectId: number;
  projectCode: string;
  ownerUserId: number;
  instalmentId: number;
  dueOn: Day;
  name: string;
  leftOre: number;
};

/** The instalments of active projects with an owner whose day has come and that are not wholly invoiced. */
export function dueInstalments(db: Database, today: Day): DueInstalment[] {
  return db.all(
    `SELECT p.id AS projectId, p.project_code AS projectCode, p.owner_user_id AS ownerUserId,
      part.instalment_id AS instalmentId, part.due_on AS dueOn, part.name, ${leftOfInstalmentSql} AS leftOre
      FROM instalment part CROSS JOIN project p ON p.id = part.agreement_id
      WHERE ${dueInstalmentSql()} AND p.listed = 1 AND p.active = 1 AND p.owner_user_id > 0
      ORDER BY p.id, part.position`,
    [today],
  );
}
