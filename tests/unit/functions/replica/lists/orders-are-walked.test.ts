import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../../functions/replica/database.ts';
import { listAddresses } from '../../../../../functions/replica/lists/addresses.ts';
import { listContacts } from '../../../../../functions/replica/lists/contacts.ts';
import { listCustomers } from '../../../../../functions/replica/lists/customers.ts';
import { listInvoices } from '../../../../../functions/replica/lists/invoices.ts';
import { listProjects } from '../../../../../functions/replica/lists/projects.ts';
import { listWorkOrders } from '../../../../../functions/replica/lists/work-orders.ts';
import { addressColumns } from '../../../../../shared/contract/addresses.ts';
import { contactColumns } from '../../../../../shared/contract/contacts.ts';
import { customerColumns } from '../../../../../shared/contract/customers.ts';
import { invoiceColumns } from '../../../../../shared/contract/invoices.ts';
import { projectColumns } from '../../../../../shared/contract/projects.ts';
import { workOrderColumns } from '../../../../../shared/contract/work-orders.ts';
import { makeFirm } from '../../../../bench/firm.ts';
import { replicaOfFirm } from '../../../../bench/firm-replica.ts';
import { anybody } from '../../../../support/replica/rows.ts';

/** A page costs as much in a large firm as in a small one when SQLite neither sorts nor looks through rows for it. */

let db: Database;
beforeAll(() => {
  db = replicaOfFirm(makeFirm(2_000, new Date('2026-11-20T12:00:00.000Z')));
});

type Ordering = { itemsPerPage: number; orderByColumn: never; orderByDescending: boolean };

const lists: [string, readonly string[], (ordering: Ordering) => unknown][] = [
  ['customers', customerColumns, (ordering) => listCustomers(db, ordering, anybody)],
  ['addresses', addressColumns, (ordering) => listAddresses(db, ordering, anybody)],
  ['persons', contactColumns, (ordering) => listContacts(db, ordering, anybody)],
  [
    'projects',
    projectColumns,
    (ordering) => listProjects(db, { filter: { ...ordering, showAll: true }, tagIds: [] }, anybody),
  ],
  ['work orders', workOrderColumns, (ordering) => listWorkOrders(db, ordering, anybody)],
  ['invoices', invoiceColumns, (ordering) => listInvoices(db, ordering, anybody)],
];

/** What SQLite does for a call that it should not: sorting, and looking at all rows of a table. */
function laboursOf(call: () => unknown): string[] {
  const all = vi.spyOn(db, 'all');
  call();
  const asked = all.mock.calls.slice();
  all.mockRestore();
  return asked.flatMap(([sql, values]) => {
    const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values).map(({ detail }) => detail);
    const looksAtAll = (detail: string) => /^SCAN (?!.*(INDEX|VIRTUAL))/.test(detail) && !sql.includes(' LIMIT ');
    return plan.filter((detail) => /TEMP B-TREE FOR (LAST TERM|ORDER BY)/.test(detail) || looksAtAll(detail));
  });
}

describe('a page is found by walking an index', () => {
  for (const [name, columns, ask] of lists) {
    it.each(columns)(`of ${name} by %s`, (column) => {
      for (const orderByDescending of [false, true]) {
        const ordering = { itemsPerPage: 50, orderByColumn: column as never, orderByDescending };
        expect(laboursOf(() => ask(ordering))).toEqual([]);
      }
    });
  }
});
