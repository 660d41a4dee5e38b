import type { Address } from '../../../shared/schemas/address.ts';
import type { Database } from '../database.ts';
import { addressList } from './addresses.ts';

export type ProjectAddress = Address & { projectId: number; primary: boolean };

/** The living addresses linked to a project, in the order they were linked. */
export function addressesOfProject(db: Database, projectId: number): ProjectAddress[] {
  const links = db.all<{ addressId: number; primary: number }>(
    'SELECT address_id AS addressId, is_primary AS "primary" FROM project_address WHERE project_id = ? ORDER BY position',
    [projectId],
  );
  const linked = 'a.id IN (SELECT address_id FROM project_address WHERE project_id = ?)';
  const addresses = new Map(
    addressList.all(db, [{ sql: linked, values: [projectId] }]).map((address) => [address.addressId, address]),
  );
  return links.flatMap(({ addressId, primary }) => {
    const address = addresses.get(addressId);
    return address ? [{ ...address, projectId, primary: primary === 1 }] : [];
  });
}

/** The addresses of a project's customer, by name. */
export function addressesOfProjectCustomer(db: Database, projectId: number): Address[] {
  return addressList.all(db, [
    { sql: 'a.customer_id = (SELECT customer_id FROM project WHERE id = ?)', values: [projectId] },
  ]);
}

/** The ids of the work orders that the project's next invoice takes up, lowest first. */
export function workOrdersToInvoice(db: Database, projectId: number): number[] {
  return db
    .all<{ id: number }>(
      'SELECT id FROM work_order WHERE project_id = ? AND listed = 1 AND to_invoice = 1 ORDER BY id',
      [projectId],
    )
    .map(({ id }) => id);
}

/** How many work orders of the project are in status Started. */
export function startedWorkOrders(db: Database, projectId: number): number {
  return db.get<{ total: number }>(
    `SELECT count(*) AS total FROM work_order WHERE project_id = ? AND listed = 1 AND status = 'Started'`,
    [projectId],
  )!.total;
}
