import { AppError } from '../../shared/codes/errors.ts';
import { busy } from '../../shared/codes/errors/every-call.ts';
import { calls, deadlineOf } from '../../shared/lib/deadlines.ts';
import { type ProjectLock, findLock, requireLock, stageLock, slicesOf } from './stores/project-lock-store.ts';
import {
  type InvoiceContents,
  invoiceContents,
  loadInvoicedProject,
  loadInvoiceContents,
  loadInvoiceContext,
} from './stores/invoice-contents.ts';
import { asInvoiced } from './stores/invoice-store.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { Contention, pause } from '../data/core/contention.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';

type LockRequest = { projectId: number; invoiceId: number; workOrderIds: number[]; userId: number; now: Date };

/** The lock also refers to the project. @throws Contention when the project has one, or is deleted */
export async function beginLock({ userId, ...requested }: LockRequest): Promise<ProjectLock> {
  const unit = new UnitOfWork(userId);
  const lock = stageLock(unit, { ...requested, state: 'Claiming' });
  unit.refer('project', requested.projectId, 1);
  await unit.commit(null);
  return lock;
}

type Options = {
  /** The source as it was read before the lock began; read again by default. */
  reviewed?: InvoiceContents;
  /** The invoice's unit, whose caller awaits the locked work orders too. */
  unit?: UnitOfWork;
  /** The part of a source to lock. */
  takenOf?: (source: InvoiceContents) => InvoiceContents;
};

/**
 * Locks each work order at its current price, with optimistic concurrency. A work order that changes concurrently is
 * read again, and left out if it can no longer be invoiced.
 * @returns the invoice's source: the locked work orders, and all else as read when they were locked
 * @throws nothing_to_invoice, busy; Contention when the lock has been released
 */
export async function lockWorkOrders(
  lock: ProjectLock,
  now: Date,
  { reviewed, unit, takenOf = (source) => source }: Options = {},
): Promise<InvoiceContents> {
  const { projectId, invoiceId, workOrderIds } = lock;
  const read = async () => takenOf(await loadInvoiceContents(projectId, workOrderIds, now, invoiceId));
  let source = reviewed ?? (await read());
  for (let attempt = 0; ; attempt += 1) {
    try {
      const held = await lockOpen(lock, now, source, unit);
      // A locked work order cannot change while the lock lasts, which the invoice's commit requires.
      return takenOf(
        await invoiceContents(await loadInvoiceContext(await loadInvoicedProject(projectId)), held, now, invoiceId),
      );
    } catch (error) {
      if (!(error instanceof Contention) || !(await isStillLocking(lock))) throw error;
      await pause(attempt);
    }
    source = await read();
  }
}

/** @returns all work orders of the source, locked @throws busy; Contention when one has changed */
async function lockOpen(lock: ProjectLock, now: Date, { workOrders, input }: InvoiceContents, invoicing?: UnitOfWork) {
  const { invoiceId, userId, startedAt: at } = lock;
  const held = new Map<number, StoredRecord<'work-order'>>(workOrders.map((workOrder) => [workOrder.id, workOrder]));
  const open = workOrders.flatMap((workOrder, index) =>
    workOrder.data.invoiceId === null ? [{ workOrder, priced: input.workOrders[index]! }] : [],
  );
  for (const slice of slicesOf(open)) {
    if (Date.now() > deadlineOf(calls.projectLock, now.getTime())) throw new AppError(busy);
    const unit = new UnitOfWork(userId);
    requireLock(unit, lock);
    for (const { workOrder, priced } of slice) {
      held.set(workOrder.id, unit.save(workOrder, asInvoiced(workOrder.data, priced, { invoiceId, at })));
    }
    await unit.commit(null);
    invoicing?.follow(unit);
  }
  return [...held.values()];
}

async function isStillLocking({ projectId, invoiceId }: ProjectLock): Promise<boolean> {
  const lock = await findLock(projectId);
  return lock?.invoiceId === invoiceId && lock.state === 'Claiming';
}
