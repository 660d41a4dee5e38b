import type { FeedRow } from '../core/feed-rows.ts';
import type { Database } from './database.ts';

/**
 * Records that lists hide although they are not deleted: work orders of a project that is deleted or has not arrived
 * yet, addresses of a deleted customer, and contacts whose customers are all deleted. The feed has no order across
 * records, so each row updates the state of both sides.
 */

/** A customer that has not arrived yet is a placeholder row, and hides nothing. */
const goneCustomerSql = (customer: string) => `${customer}.deleted = 1 AND ${customer}.version > 0`;

const allAreGone = `EXISTS (SELECT 1 FROM contact_customer WHERE contact_id = contact.id) AND NOT EXISTS (
  SELECT 1 FROM contact_customer its LEFT JOIN customer k ON k.id = its.customer_id
  WHERE its.contact_id = contact.id AND NOT (k.id IS NOT NULL AND ${goneCustomerSql('k')}))`;

const ofCustomer = 'id IN (SELECT contact_id FROM contact_customer WHERE customer_id = ?)';

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

type ReplicatedVersion = { version: number; deleted: number };

export function hideFollowers(db: Database, row: FeedRow, known: ReplicatedVersion | undefined): void {
  if (row.kind !== 'project' && row.kind !== 'customer') return;
  const { hide, show } = followers[row.kind];
  if (row.deleted) for (const sql of hide) db.run(sql, [row.id]);
  else if (wasHidden(row.kind, known)) for (const sql of show) db.run(sql, [row.id]);
}

/** Work orders are hidden until their project arrives; addresses and contacts only once their customer is deleted. */
function wasHidden(kind: 'project' | 'customer', known: ReplicatedVersion | undefined): boolean {
  if (kind === 'project') return !known || known.deleted === 1;
  return known !== undefined && known.version > 0 && known.deleted === 1;
}

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
  return db.get(`SELECT 1 FROM customer k WHERE k.id = ? AND ${goneCustomerSql('k')}`, [customerId]) !== undefined;
}

/** During a full read, every record that is not deleted counts as listed; these are hidden afterwards. */
export const hideAfterReading = `
  UPDATE work_order SET listed = 0 WHERE listed = 1 AND project_id NOT IN (SELECT id FROM project WHERE deleted = 0);
  UPDATE address SET listed = 0 WHERE listed = 1 AND customer_id IN (SELECT k.id FROM customer k WHERE ${goneCustomerSql('k')});
  UPDATE contact SET listed = 0 WHERE listed = 1 AND ${allAreGone};`;
