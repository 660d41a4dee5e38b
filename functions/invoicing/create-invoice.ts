import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import { findClaim, isHeldByCall, refuseMeanwhile } from '../stores/invoices/claim-store.ts';
import { stageInvoiceFollowUps } from '../stores/invoices/follow-up-store.ts';
import { type InvoiceSource, withoutAddingNothing } from '../stores/invoices/invoice-source.ts';
import { commitInvoice, maxInOneTransaction } from '../stores/invoices/invoice-store.ts';
import { nextNumber } from '../stores/core/table.ts';
import type { UnitOfWork } from '../stores/core/unit-of-work.ts';
import { type Review, requireBasis } from './basis.ts';
import { beginClaim, claimWorkOrders } from './claim-work-orders.ts';
import { endClaim, settleWithinMs } from './end-claim.ts';

type Made = { invoiceId: number; invoiceCode: string };
type Asked = Review & { unit: UnitOfWork; now: Date };

/** Finishes a claim that a crash left. @throws being_invoiced */
export async function requireFree(projectId: number, now: Date): Promise<void> {
  const claim = await findClaim(projectId);
  if (!claim) return;
  if (isHeldByCall(claim, now)) await refuseMeanwhile(claim);
  await endClaim(projectId);
  const other = await findClaim(projectId);
  if (other) await refuseMeanwhile(other);
}

export function takenBy({ takeAddingNothing }: Review, source: InvoiceSource): InvoiceSource {
  return takeAddingNothing ? source : withoutAddingNothing(source);
}

export function isLarge({ workOrders }: InvoiceSource): boolean {
  return workOrders.length > maxInOneTransaction;
}

export function createInvoice({ unit, now }: Asked, source: InvoiceSource): Promise<Made> {
  return commitInvoice(unit, source, {
    stageFollowUps: (invoiceId) => stageInvoiceFollowUps(unit, invoiceId, now),
  });
}

/**
 * Makes an invoice over more work orders than a transaction can hold: claims them in slices and commits the invoice;
 * `endClaim` then sets them to Invoiced. On failure, the claim is released.
 */
export async function createLargeInvoice({ unit, now, ...review }: Asked, reviewed: InvoiceSource): Promise<Made> {
  const { projectId } = reviewed.input.project;
  const workOrderIds = reviewed.workOrders.map(({ id }) => id);
  const invoiceId = await nextNumber('invoice');
  const claim = await beginClaim({ projectId, invoiceId, workOrderIds, userId: unit.userId, now });
  try {
    const source = await claimWorkOrders(claim, now, { reviewed, takenOf: (read) => takenBy(review, read) });
    requireBasis(review, source, buildInvoiceDocument(source.input));
    return await commitInvoice(unit, source, {
      claim,
      stageFollowUps: () => stageInvoiceFollowUps(unit, invoiceId, now),
    });
  } catch (error) {
    // If the commit succeeded but its answer was lost, this settles the claim.
    await endClaim(projectId, { until: now.getTime() + settleWithinMs });
    throw error;
  }
}
