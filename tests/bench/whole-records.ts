import { feedRow, feedShard } from '../../functions/data/core/feed-rows.ts';
import { logFields } from '../../functions/data/core/history-log.ts';
import { changesBetween } from '../../functions/data/core/history.ts';
import { keys } from '../../functions/data/core/keys.ts';
import type { Data, Kind, StoredRecord } from '../../functions/data/core/records.ts';
import { customer } from '../../shared/entities/customer.ts';
import { project } from '../../shared/entities/project.ts';
import { user } from '../../shared/entities/user.ts';
import { workOrder, workOrderItem } from '../../shared/entities/work-order.ts';

/** Work orders of 20 users, with a line and a history entry each, in a tenth as many projects of a fiftieth as many customers. */
export function wholeRecords(workOrders: number): Record<string, unknown>[] {
  const [projects, customers] = [workOrders / 10, workOrders / 50];
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const people = ids(users).map((id) => ({
    ...user.empty,
    role: 'SuperAdmin' as const,
    initials: `K${id}`,
    firstName: 'Kim',
    lastName: `Berg ${id}`,
  }));
  const counts = { customer: customers, project: projects, 'work-order': workOrders, user: users };
  return [
    ...Object.entries(counts).map(([kind, value]) => ({ ...keys.counter(kind), value })),
    ...people.flatMap((data, index) => itemsOf('user', index + 1, data)),
    ...ids(customers).flatMap((id) => itemsOf('customer', id, { ...customer.empty, name: `Kund ${id}` })),
    ...ids(projects).flatMap((id) =>
      itemsOf('project', id, { ...project.empty, projectCode: `P${id}`, customerId: 1 + (id % customers) }),
    ),
    ...ids(workOrders).flatMap((id) => itemsOf('work-order', id, workOrderOf(id, projects))),
  ];
}

const users = 20;

function workOrderOf(id: number, projects: number): Data<'work-order'> {
  const line = { workOrderItemId: 1, productId: 1, productType: 'Rate' as const, quantity: 0, frozenPriceOre: null };
  const hours = { hoursEstimated: 8, workedHours: 7.5, invoiceableHours: (id % 16) / 2 };
  return {
    ...workOrder.empty,
    projectId: 1 + (id % projects),
    status: 'Registered',
    statusDate: '2026-11-02T08:00:00.000Z',
    verificationDate: '2026-11-02',
    invoiceNote: `Mätning av luftljud i sal ${id}, med rapport och åtgärdsförslag`,
    createdByUserId: 1 + (id % users),
    workOrderOwnerUserId: 1 + (id % users),
    items: [{ ...workOrderItem.empty, ...line, ...hours }],
  };
}

function itemsOf<K extends Kind>(kind: K, id: number, data: Data<K>): Record<string, unknown>[] {
  const changedAt = new Date(Date.UTC(2026, 0, 1) + id).toISOString();
  const record = { kind, id, version: 1, deleted: false, changedAt, changedBy: 0, refs: 0, data } as StoredRecord;
  const row = feedRow(record);
  return [
    { ...keys.record(kind, id), ...record, ...(row !== undefined && { feed: feedShard, row }) },
    { ...keys.history(kind, id, 1), changedAt, changedBy: 0, ...logFields(kind, 0), ...changesBetween(null, record) },
  ];
}
