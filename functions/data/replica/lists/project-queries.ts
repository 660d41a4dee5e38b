import type { Day } from '../../../../shared/lib/days.ts';
import type { Database } from '../database.ts';
import { countedInvoiceSql } from './invoices.ts';
import type { NewTimeReport } from '../../../../shared/schemas/time-report.ts';

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

export function countStartedWorkOrders(db: Database, projectId: number): number {
  return db.get<{ total: number }>(
    `SELECT count(*) AS total FROM work_order WHERE project_id = ? AND listed = 1 AND status = 'Started'`,
    [projectId],
  )!.total;
}

export function lastInvoicedWorkOrder(db: Database, projectId: number): number | undefined {
  return db.get<{ id: number }>(
    `SELECT id FROM work_order WHERE project_id = ? AND listed = 1 AND status = 'Invoiced'
      ORDER BY status_date DESC, id DESC LIMIT 1`,
    [projectId],
  )?.id;
}

/** Counts the registered work orders of a project, invoiceable or not: the number in its lists. */
export function countRegisteredWorkOrders(db: Database, projectId: number): number {
  return db.get<{ registered: number }>('SELECT registered FROM project WHERE id = ?', [projectId])?.registered ?? 0;
}

/** The record of the project's agreement as JSON; '' until a migration has completed the row. */
export function agreementOfProject(db: Database, projectId: number): { version: number; json: string } | undefined {
  const sql = 'SELECT version, record AS json FROM agreement WHERE id = ? AND deleted = 0';
  return db.get(sql, [projectId]);
}

type WorkOfProject = { projectCode: string; workedOre: number; toInvoiceOre: number; customerName: string };

export function workOfProject(db: Database, projectId: number): WorkOfProject | undefined {
  return db.get<WorkOfProject>(
    `SELECT p.project_code AS projectCode, p.worked_ore AS workedOre, p.to_invoice_ore AS toInvoiceOre, coalesce(c.name, '') AS customerName
      FROM project p LEFT JOIN customer c ON c.id = p.customer_id WHERE p.id = ? AND p.listed = 1`,
    [projectId],
  );
}

export function cancelledInvoicesOf(db: Database, projectId: number): ReadonlySet<number> {
  const sql = `SELECT i.id FROM invoice_project part JOIN invoice i ON i.id = part.invoice_id
    WHERE part.project_id = ? AND i.listed = 1 AND NOT (${countedInvoiceSql})`;
  return new Set(db.all<{ id: number }>(sql, [projectId]).map(({ id }) => id));
}

type InvoiceOfProject = { invoiceId: number; serialNumber: number; day: Day; netOre: number };

/** The counted invoices of a project; `netOre` is the project's part of each. */
export function countedInvoicesOf(db: Database, projectId: number): InvoiceOfProject[] {
  return db.all(
    `SELECT i.id AS invoiceId, i.serial_number AS serialNumber, i.display_date AS day, part.net_ore AS netOre
      FROM invoice_project part JOIN invoice i ON i.id = part.invoice_id
      WHERE part.project_id = ? AND i.listed = 1 AND ${countedInvoiceSql} ORDER BY i.id`,
    [projectId],
  );
}

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
