import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PriceListTarget, priceChange } from '../../../../../../functions/data/replica/lists/price-change.ts';
import { listWorkOrders } from '../../../../../../functions/data/replica/lists/work-orders.ts';
import type { FeedRow } from '../../../../../../functions/data/core/feed-rows.ts';
import { listWorkOrders as contract } from '../../../../../../shared/contract/work-orders.ts';
import { toOre } from '../../../../../../shared/lib/money.ts';
import { workOrderStatuses } from '../../../../../../shared/codes/work-orders.ts';
import { byTier } from '../../../../../support/tier.ts';
import { anybody, item, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

const years = [2024, 2025, 2026, 2027];
const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values);

const half = fc.integer({ min: 0, max: 20 }).map((steps) => steps / 2);
const lines = fc.uniqueArray(fc.record({ productId: oneOf(1, 2, 3), priceOre: oneOf(0, 1, 33_33, 100_00, 120_00) }), {
  selector: ({ productId }) => productId,
});

const items = fc.array(
  fc.record({
    productId: oneOf(1, 2, 3),
    productType: oneOf('Rate' as const, 'Rent' as const),
    hoursEstimated: half,
    workedHours: fc.option(half),
    invoiceableHours: fc.option(half),
    quantity: half,
    frozenPriceOre: fc.option(oneOf(50_00, 100_00), { freq: 4 }),
  }),
  { minLength: 1, maxLength: 3 },
);

const workOrder = fc.record({
  projectId: oneOf(1, 2, 3),
  status: oneOf(...workOrderStatuses),
  verificationDate: oneOf('2023-12-31', '2024-06-01', '2025-01-01', '2026-12-31', '2028-02-29'),
  invoiceable: fc.boolean(),
  deleted: fc.integer({ max: 9, min: 0 }).map((dice) => dice === 0),
  items,
});

const firm = fc.record({
  workOrders: fc.array(workOrder, { minLength: 4, maxLength: 12 }),
  defaults: fc.dictionary(oneOf(...years.map(String)), lines, { maxKeys: 4 }),
  customers: fc.dictionary(oneOf('1', '2'), lines, { maxKeys: 1 }),
  projects: fc.dictionary(oneOf('1', '2', '3'), lines, { maxKeys: 1 }),
});
type Firm = typeof firm extends fc.Arbitrary<infer Made> ? Made : never;

/** The id of a default list is its year. */
function rowsOf({ workOrders, defaults, customers, projects }: Firm): FeedRow[] {
  return [
    ...[1, 2].map((id) => row('customer', id)),
    ...[1, 2, 3].map((id) => row('project', id, { customerId: id === 3 ? 2 : 1, projectCode: `26-000${id}` })),
    ...Object.entries(defaults).map(([year, its]) =>
      row('price-list-default', Number(year), { year: Number(year), lines: its }),
    ),
    ...Object.entries(customers).map(([id, its]) =>
      row('price-list-customer', Number(id), { customerId: Number(id), lines: its }),
    ),
    ...Object.entries(projects).map(([id, its]) =>
      row('price-list-project', Number(id), { projectId: Number(id), lines: its }),
    ),
    ...workOrders.map(({ deleted, ...data }, index) =>
      row('work-order', index + 1, { ...data, items: data.items.map((one) => item(one.productId, one)) }, { deleted }),
    ),
  ];
}

/** The list's feed row after a save or removal. */
function saved(asked: PriceListTarget): FeedRow {
  const state = { version: 2, deleted: asked.lines === null };
  const its = [...(asked.lines ?? [])];
  if (asked.kind === 'project') {
    return row('price-list-project', asked.id, { projectId: asked.id, lines: its }, state);
  }
  if (asked.kind === 'customer') {
    return row('price-list-customer', asked.id, { customerId: asked.id, lines: its }, state);
  }
  return row('price-list-default', asked.id ?? 9_999, { year: asked.year, lines: its }, state);
}

function values(rows: readonly FeedRow[]): Map<number, number> {
  const { items: listed } = listWorkOrders(replicaOf(rows), read(contract.query!, { itemsPerPage: '0' }), anybody);
  return new Map(listed.map(({ workOrderId, value }) => [workOrderId, toOre(value)]));
}

/** The values in the list of work orders before and after, compared row by row. */
function recount(rows: readonly FeedRow[], asked: PriceListTarget) {
  const before = values(rows);
  const after = values([...rows.filter(({ kind, id }) => !isSame(saved(asked), kind, id)), saved(asked)]);
  const changed = [...before].filter(([id, value]) => after.get(id) !== value);
  return {
    count: changed.length,
    before: changed.reduce((sum, [, value]) => sum + value, 0) / 100,
    after: changed.reduce((sum, [id]) => sum + after.get(id)!, 0) / 100,
    largest: changed
      .map(([workOrderId, value]) => ({ workOrderId, before: value / 100, after: after.get(workOrderId)! / 100 }))
      .sort(byChange),
  };
}

const isSame = (one: FeedRow, kind: string, id: number) => one.kind === kind && one.id === id;

type ValueChange = { workOrderId: number; before: number; after: number };

function byChange(a: ValueChange, b: ValueChange): number {
  const size = ({ before, after }: ValueChange) => Math.abs(toOre(after) - toOre(before));
  return size(b) - size(a) || a.workOrderId - b.workOrderId;
}

function expectRecounted(made: Firm, asked: PriceListTarget): void {
  const rows = rowsOf(made);
  const { largest, ...reported } = priceChange(replicaOf(rows), asked);
  const ids = largest.map(({ workOrderId, before, after }) => ({ workOrderId, before, after }));
  expect({ ...reported, largest: ids }).toEqual(recount(rows, asked));
}

const asked = { lines: fc.option(lines) };
const options = { numRuns: byTier(15, 100) };

it('the preview of a price change of a project’s list is what the list of work orders shows before and after, whatever the prices', () => {
  fc.assert(
    fc.property(firm, fc.record({ ...asked, id: oneOf(1, 2, 3) }), (made, list) =>
      expectRecounted(made, { kind: 'project', ...list }),
    ),
    options,
  );
});

it('the preview of a price change of a customer’s list is what the list of work orders shows before and after, whatever the prices', () => {
  fc.assert(
    fc.property(firm, fc.record({ ...asked, id: oneOf(1, 2) }), (made, list) =>
      expectRecounted(made, { kind: 'customer', ...list }),
    ),
    options,
  );
});

it('the preview of a price change of a default list is what the list of work orders shows before and after, also in another year', () => {
  const list = fc.record({ ...asked, id: oneOf(null, ...years), year: oneOf(2023, ...years, 2028) });
  fc.assert(
    fc.property(firm, list, (made, one) => {
      // Two lists of one year are refused, and a missing list cannot be moved.
      fc.pre(one.year === one.id || !(String(one.year) in made.defaults));
      fc.pre(one.id === null || String(one.id) in made.defaults);
      fc.pre(one.lines !== null || one.year === one.id);
      expectRecounted(made, { kind: 'default', ...one });
    }),
    options,
  );
});

it('the preview of a price change tells the fifty that change most, of however many there are', () => {
  const rows = [
    row('customer', 1),
    row('project', 1),
    ...Array.from({ length: 60 }, (_, index) =>
      row('work-order', index + 1, { items: [item(1, { hoursEstimated: index + 1 })] }),
    ),
  ];
  const change = priceChange(replicaOf(rows), {
    kind: 'project',
    id: 1,
    lines: [{ productId: 1, priceOre: 10_00 }],
  });
  expect(change).toMatchObject({ count: 60, before: 0, after: 18_300 });
  expect(change.largest).toHaveLength(50);
  expect(change.largest[0]).toEqual({
    workOrderId: 60,
    projectCode: '26-0001',
    customerName: 'Kunden AB',
    before: 0,
    after: 600,
  });
});

it('the preview of a price change leaves no trace of one question in the next', () => {
  const db = replicaOf([
    row('customer', 1),
    row('project', 1),
    row('work-order', 1, { items: [item(1, { hoursEstimated: 1 })] }),
  ]);
  const ask = (its: { productId: number; priceOre: number }[]) =>
    priceChange(db, { kind: 'project', id: 1, lines: its }).after;
  expect([ask([{ productId: 1, priceOre: 5_00 }]), ask([]), ask([{ productId: 1, priceOre: 7_00 }])]).toEqual([
    5, 0, 7,
  ]);
});
