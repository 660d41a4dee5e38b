import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import { requireLawful } from '../../shared/domain/invoice/legal-gaps.ts';
import { requireDrawn } from '../../shared/domain/invoice/undrawn-signs.ts';
import { calls, deadlineOf } from '../../shared/lib/deadlines.ts';
import { findLock, isHeldByCall, refuseMeanwhile } from './stores/project-lock-store.ts';
import { stageInvoiceFollowUps } from './stores/follow-up-store.ts';
import { type InvoiceContents, withoutAddingNothing } from './stores/invoice-contents.ts';
import { type CreatedInvoice, commitInvoice } from './stores/invoice-store.ts';
import { maxInOneTransaction } from './stores/split-work-orders.ts';
import { nextNumber } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { type Review, requireBasis } from './basis.ts';
import { beginLock, lockWorkOrders } from './lock-work-orders.ts';
import { endLock } from './end-lock.ts';

type CreateInvoiceOptions = Review & {
  unit: UnitOfWork;
  now: Date;
  partOf?: (source: InvoiceContents) => InvoiceContents;
  /** What is written in the invoice's own transaction beside it. */
  stageAlso?: (invoiceId: number) => void;
};

/** Finishes a lock that a crash left. @throws being_invoiced */
export async function requireFree(projectId: number, now: Date): Promise<void> {
  const lock = await findLock(projectId);
  if (!lock) return;
  if (isHeldByCall(lock, now)) await refuseMeanwhile(lock);
  await endLock(projectId);
  const other = await findLock(projectId);
  if (other) await refuseMeanwhile(other);
}

export function takenBy({ takeAddingNothing }: Review, source: InvoiceContents): InvoiceContents {
  return takeAddingNothing ? source : withoutAddingNothing(source);
}

export function isLarge({ workOrders }: InvoiceContents): boolean {
  return workOrders.length > maxInOneTransaction;
}

/** @param contents that of a project, or several of one `combinedKey`, which a transaction holds together */
export function createInvoice(
  request: CreateInvoiceOptions,
  ...contents: [InvoiceContents, ...InvoiceContents[]]
): Promise<CreatedInvoice> {
  return commitInvoice(request.unit, contents, { stageFollowUps: stagingOf(request, contents[0]) });
}

function stagingOf({ unit, now, stageAlso }: CreateInvoiceOptions, { input }: InvoiceContents) {
  const delivery = input.customer.invoiceDelivery;
  return (invoiceId: number) => {
    stageInvoiceFollowUps(unit, { invoiceId, delivery }, now);
    stageAlso?.(invoiceId);
  };
}

/**
 * Makes an invoice over more work orders than a transaction can hold: locks them in slices and commits the invoice. On
 * failure, the lock is released.
 */
export async function createLargeInvoice(
  request: CreateInvoiceOptions,
  reviewed: InvoiceContents,
): Promise<CreatedInvoice> {
  const { unit, now, partOf = (read) => read, ...review } = request;
  const { projectId } = reviewed.input.project;
  // Before anything is locked.
  const document = buildInvoiceDocument(reviewed.input);
  requireLawful(document);
  requireDrawn(document);
  const workOrderIds = reviewed.workOrders.map(({ id }) => id);
  const invoiceId = await nextNumber('invoice');
  const lock = await beginLock({ projectId, invoiceId, workOrderIds, userId: unit.userId, now });
  try {
    const takenOf = (read: InvoiceContents) => takenBy(review, partOf(read));
    const source = await lockWorkOrders(lock, now, { reviewed, unit, takenOf });
    if (review.basis !== undefined) requireBasis(review, source, buildInvoiceDocument(source.input));
    return await commitInvoice(unit, [source], {
      lock,
      stageFollowUps: stagingOf(request, source),
    });
  } catch (error) {
    await endLock(projectId, { until: deadlineOf(calls.projectLockEnd, now.getTime()) });
    throw error;
  }
}
