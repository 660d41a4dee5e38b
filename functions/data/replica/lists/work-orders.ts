import type { QueryOf, RouteOutput } from '../../../../shared/contract/route.ts';
import type { listWorkOrders as contract } from '../../../../shared/contract/work-orders.ts';
import { workOrder } from '../../../../shared/entities/work-order.ts';
import { codeKey } from '../../../../shared/domain/project-import.ts';
import { workOrderStatuses } from '../../../../shared/codes/work-orders.ts';
import { pricePerHour } from '../../../../shared/domain/price-per-hour.ts';
import type { WorkOrderRow, WorkOrderSums } from '../../../../shared/schemas/work-order.ts';
import type { Database } from '../database.ts';
import { code, flag, kronor, nameOf, number, referenceTo } from './columns.ts';
import { type Condition, contains, containsIndexed, equals, hasInitials, hasStatus, isFlag } from './conditions.ts';
import { type Viewer, defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import { hoursAtListPrice, hoursValueOre, hourlySql } from '../work-order-value.ts';
import { joinsOf } from './query.ts';

type WorkOrderPage = RouteOutput<typeof contract>;

const ofProject = joinsOf({ c: ['customer', 'p.customer_id'], o: ['address', 'p.object_address_id'] });
const project = { ...joinsOf({ p: ['project', 'w.project_id'] }), ...ofProject };
const note = joinsOf({ note: ['work_order_text', 'w.id'] });
const people = joinsOf({ owner: ['user', 'w.owner_user_id'], helper: ['user', 'w.helper_user_id'] });
const { owner, helper } = people;
const workOrdersOfProject = { w: 'CROSS JOIN work_order w ON w.project_id = p.id', ...note, ...people };

export const workOrderList = defineList<WorkOrderRow, QueryOf<typeof contract>>({
  id: 'w.id',
  where: 'w.listed = 1',
  sources: {
    own: { from: 'work_order w', joins: { ...project, ...note, ...people } },
    byProject: {
      from: 'project p',
      joins: { ...ofProject, ...workOrdersOfProject },
      // The unary plus keeps SQLite's planner from starting at the projects.
      elsewhere: (sql) =>
        `+w.project_id IN (SELECT p.id FROM project p ${Object.values(ofProject).join(' ')} WHERE ${sql})`,
    },
    byCustomer: {
      from: 'customer c',
      joins: { p: 'CROSS JOIN project p ON p.customer_id = c.id', o: ofProject['o']!, ...workOrdersOfProject },
    },
    byObject: {
      from: 'address o',
      joins: {
        p: 'CROSS JOIN project p ON p.object_address_id = o.id AND p.listed = 1',
        c: ofProject['c']!,
        ...workOrdersOfProject,
      },
    },
    byOwner: {
      from: 'user owner',
      joins: { w: 'CROSS JOIN work_order w ON w.owner_user_id = owner.id', ...project, ...note, helper: helper! },
    },
    byHelper: {
      from: 'user helper',
      joins: { w: 'CROSS JOIN work_order w ON w.helper_user_id = helper.id', ...project, ...note, owner: owner! },
    },
    work_order_words: {
      from: 'work_order_words',
      joins: { w: 'CROSS JOIN work_order w ON w.id = work_order_words.rowid', ...project, ...note, ...people },
      elsewhere: (sql) => `w.id IN (SELECT rowid FROM work_order_words WHERE ${sql})`,
    },
    byNote: {
      from: 'work_order_text note',
      joins: { w: 'CROSS JOIN work_order w ON w.id = note.id', ...project, ...people },
    },
  },
  columns: {
    workOrderId: { ...number('w.id'), source: 'own' },
    ...rowColumns(workOrder, 'w'),
    status: { ...code('w.status', 'own'), ties: ['w.verification_date'] },
    invoiceNote: nameOf('note.invoice_note', 'byNote', 'note.id'),
    projectCode: nameOf('p.project_code', 'byProject', 'p.id'),
    customerId: number('p.customer_id'),
    customerName: nameOf('c.name', 'byCustomer', 'c.id', 'p.id'),
    objectName: nameOf('o.name', 'byObject', 'o.id', 'p.id'),
    workOrderOwnerUserId: referenceTo('w.owner_user_id'),
    workOrderOwnerInitials: nameOf('owner.initials', 'byOwner', 'owner.id'),
    workOrderHelperUserId: referenceTo('w.helper_user_id'),
    workOrderHelperInitials: nameOf('helper.initials', 'byHelper', 'helper.id'),
    sharable: flag('w.sharable'),
    hoursEstimated: { ...number('w.hours_estimated'), source: 'own' },
    hoursWorked: { ...number('w.hours_worked'), source: 'own' },
    invoiceableHours: { ...number('w.invoiceable_hours'), source: 'own' },
    hoursMissing: flag('w.hours_missing'),
    value: { ...kronor('w.value_ore'), source: 'own' },
    version: number('w.version'),
  },
  filters: {
    projectCode: (whole) => ({ sql: 'p.code_key = ?', values: [codeKey(whole)], source: 'byProject' }),
    projectCodeContains: contains('p.project_code', { table: 'project', id: 'p.id', source: 'byProject' }),
    customerName: contains('c.name', { table: 'customer', id: 'p.customer_id', source: 'byProject' }),
    objectName: contains('o.name', { table: 'address', id: 'p.object_address_id', source: 'byProject' }),
    invoiceNote: containsIndexed('note.invoice_note', 'work_order'),
    initials: (typed) => ofOwnerOrHelper(hasInitials('initials')(typed)),
    userId: (userId) => ofOwnerOrHelper({ sql: 'id = ?', values: [userId] }),
    ownerUserId: equals('w.owner_user_id'),
    status: hasStatus('w', 'work_order', workOrderStatuses),
    sums: () => undefined,
    onlySharable: (only) => (only ? { sql: 'w.sharable = 1', values: [] } : undefined),
    invoiceable: isFlag('w.invoiceable'),
    hourly: isFlag(`(${hourlySql('w.')})`),
    dateFrom: (day) => ({ sql: 'w.verification_date >= ?', values: [day] }),
    dateTo: (day) => ({ sql: 'w.verification_date <= ?', values: [day] }),
  },
  totals: { 'w.listed = 1': 'work_order' },
  order: { column: 'verificationDate', descending: true },
  pageSize: 'items_per_page_work_orders',
});

const summed = ['hoursEstimated', 'hoursWorked', 'invoiceableHours', 'value'] as const;

export function listWorkOrders(db: Database, query: QueryOf<typeof contract>, viewer: Viewer): WorkOrderPage {
  const page = workOrderList.page(db, query, viewer);
  if (!query.sums) return page;
  const sums = workOrderList.sums(db, { query }, summed);
  return { ...page, sums: query.hourly ? { ...sums, ...sumsOfHours(db, query) } : sums };
}

/** The sums of all that the query finds, in kronor. They walk the lines, so they are computed only on request. */
function sumsOfHours(db: Database, query: QueryOf<typeof contract>): Pick<WorkOrderSums, 'hoursValue' | 'listPrice'> {
  const { ore, listOre, listHours } = workOrderList.sumsOf(
    db,
    { query },
    {
      ore: { sql: hoursValueOre, values: [] },
      listOre: { sql: hoursAtListPrice.ore, values: [] },
      listHours: { sql: hoursAtListPrice.hours, values: [] },
    },
  );
  return { hoursValue: toKronor(ore), listPrice: pricePerHour(listOre, listHours) };
}

/** Looks up users first, because they are few. */
function ofOwnerOrHelper(matching: Condition | undefined): Condition | undefined {
  if (!matching) return undefined;
  const users = `(SELECT id FROM user WHERE ${matching.sql})`;
  const by = (column: string) => `SELECT id FROM work_order WHERE listed = 1 AND ${column} IN ${users}`;
  return {
    sql: `w.id IN (${by('owner_user_id')} UNION ALL ${by('helper_user_id')})`,
    values: [...matching.values, ...matching.values],
    rowByRow: {
      sql: `(w.owner_user_id IN ${users} OR w.helper_user_id IN ${users})`,
      values: [...matching.values, ...matching.values],
    },
  };
}
