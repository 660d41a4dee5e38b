import type { Database } from './database.ts';

export type CountedKind = 'customer' | 'project' | 'contact' | 'address';

/** As `UnitOfWork.refer` counts them: the referenced id, once per reference. */
const referrers: Record<CountedKind, string> = {
  customer: 'SELECT customer_id AS id FROM project WHERE deleted = 0',
  // A credit takes no reference of its own.
  project: `
    SELECT part.project_id AS id FROM invoice_project part JOIN invoice ON invoice.id = part.invoice_id
    WHERE invoice_type = 'Debit'`,
  contact: 'SELECT main_contact_id AS id FROM project WHERE deleted = 0',
  address: `
    SELECT invoice_address_id AS id FROM project WHERE deleted = 0
    UNION ALL SELECT object_address_id FROM project WHERE deleted = 0
    UNION ALL SELECT address_id FROM project_address
      JOIN project ON project.id = project_address.project_id WHERE deleted = 0 AND is_primary = 1`,
};

/** How many references the feed shows to each record; none to those that are left out. */
export function countReferences(db: Database, kind: CountedKind, ids: readonly number[]): Map<number, number> {
  const sql = `SELECT id, count(*) AS number FROM (${referrers[kind]}) WHERE id IN (SELECT value FROM json_each(?)) GROUP BY id`;
  const rows = db.all<{ id: number; number: number }>(sql, [JSON.stringify(ids)]);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
