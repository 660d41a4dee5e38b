import type { FeedRow } from '../stores/core/feed-rows.ts';
import type { Database } from './database.ts';

/**
 * Living records that lists do not show: work orders of a project that is deleted, or has not come yet, since a list
 * could not say whose they are; addresses of a deleted customer, and persons all of whose customers are deleted. The feed
 * brings records in any order, so whoever comes last finds out.
 */

/** A customer that has not come yet is an empty record, and hides nobody. */
const isGone = (customer: string) => `${customer}.deleted = 1 AND ${customer}.version > 0`;

const allAreGone = `EXISTS (SELECT 1 FROM contact_customer WHERE contact_id = contact.id) AND NOT EXISTS (
  SELECT 1 FROM contact_customer its LEFT JOIN customer k ON k.id = its.customer_id
  WHERE its.contact_id = contact.id AND NOT (k.id IS NOT NULL AND ${isGone('k')}))`;

const ofCustomer = 'id IN (SELECT contact_id FROM contact_customer WHERE customer_id = ?)';

/** What changes with a record that others are shown with. */
const followers = {
  project: {
    hide: ['UPDATE work_order SET listed = 0 WHERE project_id = ? AND listed = 1'],
    show: ['UPDATE work_order SET listed = 1 WHERE project_id = ? AND listed = 0 AND deleted = 0'],
  },
  customer: {
    hide: [
      'UPDATE address SET listed = 0 WHERE customer_id = ? AND listed = 1',
      `UPDATE contact SET listed = 0 WHERE listed = 1 AND ${ofCustomer} AND ${allAreGone}`,
    ],
    show: [
      'UPDATE address SET listed = 1 WHERE customer_id = ? AND listed = 0 AND deleted = 0',
      `UPDATE contact SET listed = 1 WHERE listed = 0 AND deleted = 0 AND ${ofCustomer}`,
    ],
  },
} as const;

type Known = { version: number; deleted: number };

/** Hides, or shows again, what goes with a record. @param known what it was before the row came */
export function hideFollowers(db: Database, row: FeedRow, known: Known | undefined): void {
  if (row.kind !== 'project' && row.kind !== 'customer') return;
  const { hide, show } = followers[row.kind];
  if (row.deleted) for (const sql of hide) db.run(sql, [row.id]);
  else if (wasHidden(row.kind, known)) for (const sql of show) db.run(sql, [row.id]);
}

/** What waits for a project is hidden until it comes; a customer hides only once it was deleted. */
function wasHidden(kind: 'project' | 'customer', known: Known | undefined): boolean {
  if (kind === 'project') return !known || known.deleted === 1;
  return known !== undefined && known.version > 0 && known.deleted === 1;
}

/** Whether lists show a record by what has come of others so far. */
export function isListed(db: Database, row: FeedRow): boolean {
  if (row.deleted) return false;
  switch (row.kind) {
    case 'work-order': {
      const { projectId = null } = row.data as Partial<FeedRow<'work-order'>['data']>;
      return db.get('SELECT 1 FROM project WHERE id = ? AND deleted = 0', [projectId]) !== undefined;
    }
    case 'address':
      return !isCustomerGone(db, (row.data as FeedRow<'address'>['data']).customerId);
    case 'contact': {
      const { customerIds = [] } = row.data as Partial<FeedRow<'contact'>['data']>;
      return customerIds.length === 0 || customerIds.some((id) => !isCustomerGone(db, id));
    }
    default:
      return true;
  }
}

function isCustomerGone(db: Database, customerId: number): boolean {
  return db.get(`SELECT 1 FROM customer k WHERE k.id = ? AND ${isGone('k')}`, [customerId]) !== undefined;
}

/** While the whole feed is read, every living record counts as listed: afterwards these are hidden. */
export const hideAfterReading = `
  UPDATE work_order SET listed = 0 WHERE listed = 1 AND project_id NOT IN (SELECT id FROM project WHERE deleted = 0);
  UPDATE address SET listed = 0 WHERE listed = 1 AND customer_id IN (SELECT k.id FROM customer k WHERE ${isGone('k')});
  UPDATE contact SET listed = 0 WHERE listed = 1 AND ${allAreGone};`;
