import type { Database } from '../database.ts';

export function workOrdersToInvoice(db: Database, projectId: number): number[] {
  return db
    .all<{ id: number }>(
      'SELECT id FROM work_order WHERE project_id = ? AND listed = 1 AND to_invoice = 1 ORDER BY id',
      [projectId],
    )
    .map(({ id }) => id);
}

export function startedWorkOrders(db: Database, projectId: number): number {
  return db.get<{ total: number }>(
    `SELECT count(*) AS total FROM work_order WHERE project_id = ? AND listed = 1 AND status = 'Started'`,
    [projectId],
  )!.total;
}

export function lastInvoicedWorkOrder(db: Database, projectId: number): number[] {
  return db
    .all<{ id: number }>(
      `SELECT id FROM work_order WHERE project_id = ? AND listed = 1 AND status = 'Invoiced'
        ORDER BY status_date DESC, id DESC LIMIT 1`,
      [projectId],
    )
    .map(({ id }) => id);
}
