import type { Day } from '../../../../shared/lib/days.ts';
import type { Database } from '../database.ts';

/** @param until the last day of work; all days by default */
export function workOrdersToInvoice(db: Database, projectId: number, until: Day = '9999-12-31'): number[] {
  return db
    .all<{ id: number }>(
      `SELECT id FROM work_order WHERE project_id = ? AND listed = 1 AND to_invoice = 1 AND verification_date <= ?
        ORDER BY id`,
      [projectId, until],
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

/** How many registered work orders a project has, invoiceable or not: the number in its lists. */
export function registeredWork(db: Database, projectId: number): number {
  return db.get<{ registered: number }>('SELECT registered FROM project WHERE id = ?', [projectId])?.registered ?? 0;
}
