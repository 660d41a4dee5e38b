import type { Day } from '../../../../shared/lib/days.ts';
import type { Database } from '../database.ts';

export function productUses(db: Database, productId: number): { workOrders: number; deliveryTemplates: number } {
  return db.get<{ workOrders: number; deliveryTemplates: number }>(
    `SELECT
      (SELECT count(DISTINCT work_order_id) FROM work_order_item WHERE product_id = ?) AS workOrders,
      (SELECT count(*) FROM delivery_template_product WHERE product_id = ?) AS deliveryTemplates`,
    [productId, productId],
  )!;
}

export type ContactUse = { contactId: number; numberOfProjects: number; isInActive: boolean; lastDay: Day };

/**
 * The projects of persons, and the latest day of a work order or invoice of them; '' without any.
 * @param contactId of one person; all that are not deleted by default
 */
export function contactUses(db: Database, contactId?: number): ContactUse[] {
  const [only, one, values] =
    contactId === undefined ? ['c.listed = 1', '> 0', []] : ['c.id = ?', '= ?', [contactId, contactId, contactId]];
  return db
    .all<Omit<ContactUse, 'isInActive'> & { isInActive: number }>(
      `WITH link AS (
        SELECT contact_id, project_id FROM project_contact WHERE contact_id ${one}
        UNION SELECT main_contact_id, id FROM project WHERE main_contact_id ${one}
      ), used AS (
        SELECT p.id AS project_id, p.active AND p.listed AS is_active, p.listed,
          max(
            coalesce((SELECT max(w.verification_date) FROM work_order w WHERE w.project_id = p.id AND w.listed = 1), ''),
            coalesce((SELECT max(i.display_date) FROM invoice_project ip JOIN invoice i ON i.id = ip.invoice_id
              WHERE ip.project_id = p.id), '')
          ) AS last_day
        FROM project p WHERE p.id IN (SELECT project_id FROM link)
      )
      SELECT c.id AS contactId, count(used.project_id) AS numberOfProjects,
        coalesce(max(used.is_active), 0) AS isInActive, coalesce(max(used.last_day), '') AS lastDay
      FROM contact c
      LEFT JOIN link ON link.contact_id = c.id
      LEFT JOIN used ON used.project_id = link.project_id AND used.listed = 1
      WHERE ${only} GROUP BY c.id`,
      values,
    )
    .map((use) => ({ ...use, isInActive: use.isInActive === 1 }));
}
