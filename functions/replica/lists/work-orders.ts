import type { QueryOf } from '../../../shared/contract/route.ts';
import type { listWorkOrders as contract } from '../../../shared/contract/work-orders.ts';
import { fold } from '../../../shared/lib/text.ts';
import { type WorkOrderRow, sharedHelper } from '../../../shared/schemas/work-order.ts';
import { code, flag, kronor, number, sortedText, text } from './columns.ts';
import { type Condition, contains, containsIndexed } from './conditions.ts';
import { defineList } from './define-list.ts';
import { workOrderValueOre } from './work-order-value.ts';

const isShared = `(w.owner_user_id IS NULL OR w.helper_user_id = ${sharedHelper})`;
const isSharable = `(${isShared} AND w.status NOT IN ('Invoiced', 'Cancelled'))`;

const ofProject = {
  c: 'LEFT JOIN customer c ON c.id = p.customer_id',
  o: 'LEFT JOIN address o ON o.id = p.object_address_id',
};
const ofWorkOrder = {
  note: 'CROSS JOIN work_order_text note ON note.id = w.id',
  owner: 'LEFT JOIN user owner ON owner.id = w.owner_user_id',
  helper: 'LEFT JOIN user helper ON helper.id = w.helper_user_id',
};
const project = 'CROSS JOIN project p ON p.id = w.project_id';

const { page } = defineList<WorkOrderRow, QueryOf<typeof contract>>({
  id: 'w.id',
  where: 'w.listed = 1',
  sources: {
    own: { from: 'work_order w', joins: { p: project, ...ofProject, ...ofWorkOrder } },
    work_order_words: {
      from: 'work_order_words',
      joins: {
        w: 'CROSS JOIN work_order w ON w.id = work_order_words.rowid',
        p: project,
        ...ofProject,
        ...ofWorkOrder,
      },
    },
    byProject: {
      from: 'project p',
      joins: { ...ofProject, w: 'CROSS JOIN work_order w ON w.project_id = p.id', ...ofWorkOrder },
    },
  },
  columns: {
    workOrderId: number('w.id'),
    projectId: number('w.project_id'),
    projectCode: sortedText('p.project_code'),
    customerId: number('p.customer_id'),
    customerName: sortedText('c.name'),
    objectName: sortedText('o.name'),
    status: code('w.status'),
    statusDate: text('w.status_date'),
    verificationDate: text('w.verification_date'),
    invoiceNote: sortedText('note.invoice_note'),
    workOrderOwnerUserId: number('w.owner_user_id'),
    workOrderOwnerInitials: sortedText('owner.initials'),
    workOrderHelperUserId: number('w.helper_user_id'),
    workOrderHelperInitials: sortedText('helper.initials'),
    workOrderHelperRequired: flag('w.helper_required'),
    invoiceable: flag('w.invoiceable'),
    sharable: flag(isSharable),
    hoursEstimated: number('w.hours_estimated'),
    hoursWorked: number('w.hours_worked'),
    invoiceableHours: number('w.invoiceable_hours'),
    value: kronor(workOrderValueOre),
    version: number('w.version'),
  },
  filters: {
    projectCode: (whole) => ({ sql: 'p.project_code_fold = ?', values: [fold(whole)], source: 'byProject' }),
    projectCodeContains: contains('p.project_code', 'byProject'),
    customerName: contains('c.name', 'byProject'),
    objectName: contains('o.name', 'byProject'),
    invoiceNote: containsIndexed('note.invoice_note', 'work_order_words'),
    initials: ownerOrHelper,
    status: (statuses) =>
      statuses.length === 0
        ? undefined
        : { sql: `w.status IN (${statuses.map(() => '?').join(', ')})`, values: statuses },
    onlySharable: (only) => (only ? { sql: isSharable, values: [] } : undefined),
    dateFrom: (day) => ({ sql: 'w.verification_date >= ?', values: [day] }),
    dateTo: (day) => ({ sql: 'w.verification_date <= ?', values: [day] }),
  },
  order: { column: 'verificationDate', descending: true },
  pageSize: 'items_per_page_work_orders',
});

export const listWorkOrders = page;

/** The users are few: they are looked up first. */
function ownerOrHelper(initials: string): Condition | undefined {
  const matching = contains('initials')(initials);
  if (!matching) return undefined;
  const users = `(SELECT id FROM user WHERE ${matching.sql})`;
  return {
    sql: `(w.owner_user_id IN ${users} OR w.helper_user_id IN ${users})`,
    values: [...matching.values, ...matching.values],
  };
}
