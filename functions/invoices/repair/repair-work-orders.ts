import type { Finding } from '../../../shared/schemas/dev.ts';
import { toInvoiceAgain } from '../stores/released-work.ts';
import { keys } from '../../data/core/keys.ts';
import { findRecords, getItems } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { commitGuarded } from './commit-guarded.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { heldWorkOrdersAfter } from '../../data/replica/ids.ts';
import { holds } from './repair-invoices.ts';
import { type Step, lastOf } from './step.ts';

const atATime = 500;

/** Resets to Registered the work orders that are marked as invoiced, or held for an invoice, without one. */
export const repairWorkOrders: Step = async (after, { userId, now }) => {
  const ids = heldWorkOrdersAfter(await freshReplica(), after, atATime);
  const records = await findRecords(ids.map((id) => ['work-order', id] as const));
  const workOrders = ids.flatMap((id) => records.get('work-order', id) ?? []);
  const invoices = await findRecords(workOrders.map(({ data }) => ['invoice', data.invoiceId] as const));
  const wrong = workOrders.filter(({ id, deleted, data }) => {
    const invoice = invoices.get('invoice', data.invoiceId);
    const says = data.status === 'Invoiced' || data.invoiceId !== null;
    return !deleted && says && !(invoice && holds(invoice, id));
  });
  const locks = await getItems(wrong.map(({ data }) => keys.projectLock(data.projectId)));
  const locked = new Set(locks.map(({ pk }) => pk));
  const findings: Finding[] = [];
  for (const workOrder of wrong) {
    const { projectId } = workOrder.data;
    if (locked.has(keys.projectLock(projectId).pk)) continue;
    const unit = new UnitOfWork(userId);
    unit.save(workOrder, toInvoiceAgain(workOrder.data, now.toISOString()));
    const what = `Insats ${workOrder.id} var spärrad som fakturerad utan att stå på någon faktura. Den är Registrerad igen.`;
    findings.push({ what, isMended: await commitGuarded(unit, { projectId }) });
  }
  return { findings, last: lastOf(ids, atATime) };
};
