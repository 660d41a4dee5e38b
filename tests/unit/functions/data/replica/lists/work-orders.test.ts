import { describe, expect, it } from 'vitest';
import {
  countStartedWorkOrders,
  workOrdersToInvoice,
} from '../../../../../../functions/data/replica/lists/project-queries.ts';
import { productUses } from '../../../../../../functions/data/replica/lists/record-uses.ts';
import { listWorkOrders } from '../../../../../../functions/data/replica/lists/work-orders.ts';
import type { FeedData, FeedRow } from '../../../../../../functions/data/core/feed-rows.ts';
import { listWorkOrders as contract } from '../../../../../../shared/contract/work-orders.ts';
import { anybody, item, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

function list(rows: FeedRow[], query: Record<string, string> = {}) {
  const answer = listWorkOrders(replicaOf(rows), read(contract.query!, query), anybody);
  return contract.result.parse(answer).items;
}

function idsOf(rows: FeedRow[], query: Record<string, string>): number[] {
  return list(rows, query)
    .map(({ workOrderId }) => workOrderId)
    .sort((a, b) => a - b);
}

const firm = [row('customer', 1, { name: 'Åkerström Bygg AB' }), row('project', 1)];
const hours = { hoursEstimated: 2, workedHours: 3, invoiceableHours: 2.5 };

describe('the value of a work order', () => {
  const price = (kind: 'default' | 'customer' | 'project', priceOre: number, year = 2026): FeedRow => {
    const lines = [{ productId: 1, priceOre }];
    if (kind === 'default') return row('price-list-default', year, { year, lines });
    if (kind === 'customer') return row('price-list-customer', 1, { lines });
    return row('price-list-project', 1, { lines });
  };
  const valueOf = (workOrder: Partial<FeedData<'work-order'>>, ...prices: FeedRow[]) =>
    list([...firm, ...prices, row('work-order', 1, { status: 'Registered', ...workOrder })])[0]!.value;
  const items = [item(1, hours)];

  it('takes the project’s price before the customer’s, and that before the default', () => {
    const all = [price('default', 100_00), price('customer', 80_00), price('project', 60_00)];
    expect(valueOf({ items }, ...all)).toBe(150);
    expect(valueOf({ items }, all[0]!, all[1]!)).toBe(200);
    expect(valueOf({ items }, all[0]!)).toBe(250);
  });

  it('takes the default list of the work order’s year, else the latest before it', () => {
    const lists = [price('default', 100_00, 2024), price('default', 120_00, 2025), price('default', 200_00, 2027)];
    expect(valueOf({ items, verificationDate: '2025-12-31' }, ...lists)).toBe(300);
    expect(valueOf({ items, verificationDate: '2026-06-01' }, ...lists)).toBe(300);
    expect(valueOf({ items, verificationDate: '2023-06-01' }, ...lists)).toBe(0);
  });

  it('does not count a list that is deleted', () => {
    const gone = row('price-list-project', 1, { lines: [{ productId: 1, priceOre: 1 }] }, { deleted: true });
    expect(valueOf({ items }, price('default', 100_00), gone)).toBe(250);
  });

  it('keeps a price that is frozen', () => {
    const frozen = [item(1, { ...hours, frozenPriceOre: 40_00 })];
    expect(valueOf({ items: frozen, status: 'Invoiced', invoiceId: 1 }, price('default', 100_00))).toBe(100);
  });

  it('is zero when the work order is not invoiceable', () => {
    expect(valueOf({ items, invoiceable: false }, price('default', 100_00))).toBe(0);
  });

  it('counts what is estimated until something is worked', () => {
    const idle = [item(1, { hoursEstimated: 2 })];
    expect(valueOf({ items: idle, status: 'Planned' }, price('default', 100_00))).toBe(200);
    expect(valueOf({ items: idle, status: 'Registered' }, price('default', 100_00))).toBe(0);
    expect(valueOf({ items, status: 'Started' }, price('default', 100_00))).toBe(250);
  });

  it('counts pieces of what is rented, and rounds each line to öre', () => {
    const rented = [1, 2].map(() => item(1, { productType: 'Rent', quantity: 0.5 }));
    expect(valueOf({ items: rented }, price('default', 33_33))).toBe(33.34);
  });

  it('follows a price that changes', () => {
    const rows = [...firm, price('default', 100_00), row('work-order', 1, { status: 'Registered', items })];
    const dearer = row(
      'price-list-default',
      2026,
      { year: 2026, lines: [{ productId: 1, priceOre: 200_00 }] },
      { version: 2 },
    );
    expect(list([...rows, dearer])[0]!.value).toBe(500);
  });
});

describe('the list of work orders', () => {
  it('shows the names that a work order refers to, also of what is deleted', () => {
    const rows = [
      row('customer', 1, { name: 'Åkerström Bygg AB' }),
      row('address', 5, { name: 'Kv. Örnen' }, { deleted: true }),
      row('project', 1, { projectCode: '26-0042', objectAddressId: 5 }),
      row('user', 3, { initials: 'ÅS' }),
      row('user', 4, { initials: 'BB' }, { deleted: true }),
      row('work-order', 1, { workOrderOwnerUserId: 3, workOrderHelperUserId: 4 }),
    ];
    expect(list(rows)[0]).toMatchObject({
      projectCode: '26-0042',
      customerName: 'Åkerström Bygg AB',
      objectName: 'Kv. Örnen',
      workOrderOwnerInitials: 'ÅS',
      workOrderHelperInitials: 'BB',
    });
  });

  it('sums only the hours of rates', () => {
    const items = [item(1, hours), item(2, hours), item(3, { ...hours, productType: 'Rent', quantity: 7 })];
    expect(list([...firm, row('work-order', 1, { items })])[0]).toMatchObject({
      hoursEstimated: 4,
      hoursWorked: 6,
      invoiceableHours: 5,
    });
  });

  it('has the latest verification date first', () => {
    const dated = ['2026-02-01', '2026-03-01', '2026-01-01'].map((verificationDate, index) =>
      row('work-order', index + 1, { verificationDate }),
    );
    expect(list([...firm, ...dated]).map(({ workOrderId }) => workOrderId)).toEqual([2, 1, 3]);
  });

  it('calls sharable what is shared by owner or helper and still open', () => {
    const rows = [
      ...firm,
      row('work-order', 1, { workOrderOwnerUserId: null }),
      row('work-order', 2, { workOrderOwnerUserId: 3, workOrderHelperUserId: -1 }),
      row('work-order', 3, { workOrderOwnerUserId: 3, workOrderHelperUserId: null }),
      row('work-order', 4, { workOrderOwnerUserId: null, status: 'Invoiced', invoiceId: 1 }),
      row('work-order', 5, { workOrderOwnerUserId: null, status: 'Cancelled' }),
    ];
    expect(idsOf(rows, { onlySharable: 'true' })).toEqual([1, 2]);
  });

  it('finds by the owner or the helper: by whole initials, and by id also where somebody had them before', () => {
    const rows = [
      ...firm,
      row('user', 3, { initials: 'AL' }),
      row('user', 4, { initials: 'ÅL' }),
      row('user', 5, { initials: 'SAL' }),
      row('user', 6, { initials: 'AL' }, { deleted: true }),
      row('work-order', 1, { workOrderOwnerUserId: 3 }),
      row('work-order', 2, { workOrderOwnerUserId: 4, workOrderHelperUserId: 3 }),
      row('work-order', 3, { workOrderOwnerUserId: 4 }),
      row('work-order', 4, { workOrderOwnerUserId: 5 }),
      row('work-order', 5, { workOrderOwnerUserId: 6 }),
    ];
    expect(idsOf(rows, { initials: ' al' })).toEqual([1, 2, 5]);
    expect(idsOf(rows, { initials: 'ål' })).toEqual([2, 3]);
    expect(idsOf(rows, { initials: 'l' })).toEqual([]);
    expect(idsOf(rows, { userId: '3' })).toEqual([1, 2]);
  });

  it('finds the work orders of one project by its whole code, and of several by a part', () => {
    const rows = [
      row('customer', 1),
      row('project', 1, { projectCode: '26-0001' }),
      row('project', 2, { projectCode: '26-00010' }),
      row('work-order', 1, { projectId: 1 }),
      row('work-order', 2, { projectId: 2 }),
    ];
    expect(idsOf(rows, { projectCode: '26-0001' })).toEqual([1]);
    expect(idsOf(rows, { projectCodeContains: '0001' })).toEqual([1, 2]);
  });

  it('finds by several statuses and by a span of days, both ends included', () => {
    const rows = [
      ...firm,
      row('work-order', 1, { status: 'Planned', verificationDate: '2026-03-01' }),
      row('work-order', 2, { status: 'Started', verificationDate: '2026-03-31' }),
      row('work-order', 3, { status: 'Quoted', verificationDate: '2026-04-01' }),
    ];
    expect(idsOf(rows, { status: 'Planned,Quoted' })).toEqual([1, 3]);
    expect(idsOf(rows, { dateFrom: '2026-03-01', dateTo: '2026-03-31' })).toEqual([1, 2]);
  });

  it.each([
    ['buller', [1]],
    ['BÜLLER', [1]],
    ['ing plan 3', [1, 3]],
    ['plan buller', [1]],
    ['100%', [2]],
    ['%', [2]],
    ['_', []],
    ['"plan"', []],
    ['pl', [1, 3]],
    ['3 pl', [1, 3]],
  ])('finds %j in the external note', (invoiceNote, expected) => {
    const rows = [
      ...firm,
      row('work-order', 1, { invoiceNote: 'Mätning av buller, plan 3' }),
      row('work-order', 2, { invoiceNote: '100% klart' }),
      row('work-order', 3, { invoiceNote: 'Projektering, plan 3' }),
    ];
    expect(idsOf(rows, { invoiceNote })).toEqual(expected);
  });
});

describe('data derived from work orders', () => {
  const rows = [
    ...firm,
    row('work-order', 1, { status: 'Registered', items: [item(7), item(7)] }),
    row('work-order', 2, { status: 'Registered', invoiceable: false, items: [item(7)] }),
    row('work-order', 3, { status: 'Registered' }, { deleted: true }),
    row('work-order', 4, { status: 'Started', items: [item(8)] }),
    row('work-order', 5, { status: 'Invoiced', invoiceId: 1 }),
    row('work-order', 6, { status: 'Registered' }),
  ];

  it('is to invoice when it is registered, invoiceable and not invoiced', () => {
    expect(workOrdersToInvoice(replicaOf(rows), 1)).toEqual([1, 6]);
  });

  it('is started in so many', () => {
    expect(countStartedWorkOrders(replicaOf(rows), 1)).toBe(1);
    expect(countStartedWorkOrders(replicaOf(rows), 2)).toBe(0);
  });

  it('uses a product in so many', () => {
    const db = replicaOf([...rows, row('work-order', 4, { items: [] }, { version: 2 })]);
    expect([7, 8, 9].map((productId) => productUses(db, productId).workOrders)).toEqual([2, 0, 0]);
  });
});
