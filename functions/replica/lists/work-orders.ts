import type { QueryOf } from '../../../shared/contract/route.ts';
import type { listWorkOrders as contract } from '../../../shared/contract/work-orders.ts';
import { fold } from '../../../shared/lib/text.ts';
import { workOrderStatuses } from '../../../shared/domain/work-order-status.ts';
import type { WorkOrderRow } from '../../../shared/schemas/work-order.ts';
import { code, flag, kronor, lookedUpText, number, sortedText, text } from './columns.ts';
import { type Condition, contains, containsIndexed, isOneOf } from './conditions.ts';
import { defineList } from './define-list.ts';

const ofProject = {
  c: 'LEFT JOIN customer c ON c.id = p.customer_id',
  o: 'LEFT JOIN address o ON o.id = p.object_address_id',
};
const project = { p: 'CROSS JOIN project p ON p.id = w.project_id', ...ofProject };
const note = { note: 'CROSS JOIN work_order_text note ON note.id = w.id' };
const people = {
  owner: 'LEFT JOIN user owner ON owner.id = w.owner_user_id',
  helper: 'LEFT JOIN user helper ON helper.id = w.helper_user_id',
};

const { page } = defineList<WorkOrderRow, QueryOf<typeof contract>>({
  id: 'w.id',
  where: 'w.listed = 1',
  sources: {
    own: { from: 'work_order w', joins: { ...project, ...note, ...people } },
    byProject: {
      from: 'project p',
      joins: { ...ofProject, w: 'CROSS JOIN work_order w ON w.project_id = p.id', ...note, ...people },
      // The plus keeps SQLite from starting at the projects after all.
      elsewhere: (sql) => `+w.project_id IN (SELECT p.id FROM project p ${ofProject.c} ${ofProject.o} WHERE ${sql})`,
    },
    work_order_words: {
      from: 'work_order_words',
      joins: { w: 'CROSS JOIN work_order w ON w.id = work_order_words.rowid', ...project, ...note, ...people },
      elsewhere: (sql) => `w.id IN (SELECT rowid FROM work_order_words WHERE ${sql})`,
      isCostly: true,
    },
    byNote: {
      from: 'work_order_text note',
      joins: { w: 'CROSS JOIN work_order w ON w.id = note.id', ...project, ...people },
      isCostly: true,
    },
  },
  columns: {
    workOrderId: number('w.id'),
    projectId: number('w.project_id'),
    projectCode: sortedText('p.project_code', 'byProject'),
    customerId: number('p.customer_id'),
    customerName: lookedUpText('c.name', 'byProject'),
    objectName: lookedUpText('o.name', 'byProject'),
    status: code('w.status', 'own'),
    statusDate: { ...text('w.status_date'), source: 'own' },
    verificationDate: { ...text('w.verification_date'), source: 'own' },
    invoiceNote: { ...sortedText('note.invoice_note', 'byNote'), prefix: 'substr(note.invoice_note_sort, 1, 24)' },
    workOrderOwnerUserId: number('w.owner_user_id'),
    workOrderOwnerInitials: lookedUpText('owner.initials'),
    workOrderHelperUserId: number('w.helper_user_id'),
    workOrderHelperInitials: lookedUpText('helper.initials'),
    workOrderHelperRequired: flag('w.helper_required'),
    invoiceable: flag('w.invoiceable'),
    sharable: flag('w.sharable'),
    hoursEstimated: { ...number('w.hours_estimated'), source: 'own' },
    hoursWorked: { ...number('w.hours_worked'), source: 'own' },
    invoiceableHours: { ...number('w.invoiceable_hours'), source: 'own' },
    hoursMissing: flag('w.hours_missing'),
    value: { ...kronor('w.value_ore'), source: 'own' },
    version: number('w.version'),
  },
  filters: {
    projectCode: (whole) => ({ sql: 'p.project_code_fold = ?', values: [fold(whole)], source: 'byProject' }),
    projectCodeContains: contains('p.project_code', 'byProject'),
    customerName: contains('c.name', 'byProject'),
    objectName: contains('o.name', 'byProject'),
    invoiceNote: containsIndexed('note.invoice_note', 'work_order_words', 'byNote'),
    initials: ownerOrHelper,
    status: isOneOf('w.status', workOrderStatuses),
    onlySharable: (only) => (only ? { sql: 'w.sharable = 1', values: [] } : undefined),
    dateFrom: (day) => ({ sql: 'w.verification_date >= ?', values: [day] }),
    dateTo: (day) => ({ sql: 'w.verification_date <= ?', values: [day] }),
  },
  totals: { 'w.listed = 1': 'work_order' },
  order: { column: 'verificationDate', descending: true },
  pageSize: 'items_per_page_work_orders',
});

export const listWorkOrders = page;

/** The users are few: they are looked up first. */
function ownerOrHelper(initials: string): Condition | undefined {
  const matching = contains('initials')(initials);
  if (!matching) return undefined;
  const users = `(SELECT id FROM user WHERE ${matching.sql})`;
  const by = (column: string) => `SELECT id FROM work_order WHERE listed = 1 AND ${column} IN ${users}`;
  return {
    sql: `w.id IN (${by('owner_user_id')} UNION ALL ${by('helper_user_id')})`,
    values: [...matching.values, ...matching.values],
  };
}
