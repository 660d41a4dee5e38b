import type { NewTimeReport } from '../../../../shared/schemas/time-report.ts';
import type { Database } from '../database.ts';

/** The ids of all work orders of a customer or project in a period. */
export function workOrdersInPeriod(db: Database, { customerId, projectId, from, to }: NewTimeReport): number[] {
  const [column, id] = projectId === null ? ['customer_id', customerId] : ['id', projectId];
  const rows = db.all<{ id: number }>(
    `SELECT w.id AS id FROM project p CROSS JOIN work_order w ON w.project_id = p.id
     WHERE p.${column} = ? AND w.listed = 1 AND w.verification_date BETWEEN ? AND ?`,
    [id, from, to],
  );
  return rows.map((row) => row.id);
}
