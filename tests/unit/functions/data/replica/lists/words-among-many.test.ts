import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyRows } from '../../../../../../functions/data/replica/apply.ts';
import { Database } from '../../../../../../functions/data/replica/database.ts';
import { listWorkOrders } from '../../../../../../functions/data/replica/lists/work-orders.ts';
import { createIndexes, createTables } from '../../../../../../functions/data/replica/schema.ts';
import type { FeedData, FeedRow } from '../../../../../../functions/data/core/feed-rows.ts';
import { matches } from '../../../../../../shared/lib/text.ts';
import { makeFirm } from '../../../../../bench/firm.ts';

/** Too many to be searched row by row. */
const rows = makeFirm(25_000, new Date('2026-11-20T12:00:00.000Z'));
let db: Database;

beforeAll(() => {
  db = new Database(new DatabaseSync(':memory:'));
  createTables(db);
  applyRows(db, rows, { withoutIndexes: true });
  createIndexes(db);
});

function data<K extends FeedRow['kind']>(kind: K): Map<number, FeedData<K>> {
  return new Map(
    rows
      .filter((row) => row.kind === kind && !(kind === 'project' && row.deleted))
      .map(({ id, data: its }) => [id, its as FeedData<K>]),
  );
}

describe('work orders among many', () => {
  it.each([
    // 'a' matches nearly all customers, 'malmö' a few.
    ['a', 'stegljud'],
    ['a', 'plan 7'],
    ['malmö', 'stegljud'],
    ['malmö', 'plan 7'],
    ['malmö', 'av'],
    ['malmö', 'finns inte'],
  ])('are found by customer %j and note %j, by the index of words or row by row', (customerName, invoiceNote) => {
    const [customers, projects] = [data('customer'), data('project')];
    const found = rows.filter(({ kind, deleted, data: its }) => {
      if (kind !== 'work-order' || deleted) return false;
      const workOrder = its as FeedData<'work-order'>;
      const customer = customers.get(projects.get(workOrder.projectId)?.customerId ?? 0);
      if (!projects.has(workOrder.projectId)) return false;
      return matches(customer?.name ?? '', customerName) && matches(workOrder.invoiceNote, invoiceNote);
    });
    const page = listWorkOrders(db, { customerName, invoiceNote }, { userId: 1 });
    expect(page.meta.totalItems).toBe(found.length);
  });
});
