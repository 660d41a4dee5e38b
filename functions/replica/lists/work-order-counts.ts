import { type WorkOrderStatus, workOrderStatuses } from '../../../shared/domain/work-order-status.ts';

const counted = {
  planned: ['Planned', 'Started'],
  registered: ['Registered'],
  invoiced: ['Invoiced'],
} satisfies Record<string, WorkOrderStatus[]>;

const from = {
  project: 'work_order counted WHERE counted.project_id = p.id',
  customer: `project its CROSS JOIN work_order counted ON counted.project_id = its.id WHERE its.customer_id = c.id`,
};

/** How many work orders of the project `p` or the customer `c` are in the statuses that a column counts. */
export function countOf(column: keyof typeof counted, owner: keyof typeof from): string {
  const ranks = counted[column].map((status) => workOrderStatuses.indexOf(status));
  return `(SELECT count(*) FROM ${from[owner]} AND counted.listed = 1 AND counted.status_rank IN (${ranks.join(', ')}))`;
}

/** Whether the project `p` has a work order that its next invoice takes up. */
export const isProjectInvoiceable =
  'EXISTS (SELECT 1 FROM work_order due WHERE due.project_id = p.id AND due.listed = 1 AND due.to_invoice = 1)';
