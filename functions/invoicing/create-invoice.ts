import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import { findClaim, isHeldByCall, refuseMeanwhile } from '../stores/invoices/claim-store.ts';
import { stageInvoiceFollowUps } from '../stores/invoices/follow-up-store.ts';
import { requireRoom } from '../stores/invoices/invoice-lines.ts';
import {
  type InvoiceSource,
  commitInvoice,
  loadInvoiceSource,
  maxInOneTransaction,
  requireInvoiceable,
  withoutAddingNothing,
} from '../stores/invoices/invoice-store.ts';
import type { Stored } from '../stores/core/records.ts';
import type { UnitOfWork } from '../stores/core/unit-of-work.ts';
import { type Review, requireBasis } from './basis.ts';
import { beginClaim, claimWorkOrders } from './claim-work-orders.ts';
import { endClaim, settleWithinMs } from './end-claim.ts';

type Made = { invoiceId: number; invoiceCode: string };
type Asked = Review & { unit: UnitOfWork; invoiceId: number; now: Date };

/** @throws too_many_work_orders, nothing_to_invoice, price_missing */
export async function sourceOfNext(project: Stored<'project'>, workOrderIds: number[], now: Date) {
  requireInvoiceable(workOrderIds);
  const source = await loadInvoiceSource(project, workOrderIds, now);
  const document = buildInvoiceDocument(source.input);
  requireRoom(document);
  return { source, document };
}

/** Finishes a claim that a crash left. @throws being_invoiced */
export async function requireFree(projectId: number, now: Date): Promise<void> {
  const claim = await findClaim(projectId);
  if (!claim) return;
  if (isHeldByCall(claim, now)) await refuseMeanwhile(claim);
  await endClaim(projectId);
  const other = await findClaim(projectId);
  if (other) await refuseMeanwhile(other);
}

/** As `requireFree`, for read-only callers. */
export async function refuseWhileInvoiced(projectId: number): Promise<void> {
  const claim = await findClaim(projectId);
  if (claim) await refuseMeanwhile(claim);
}

export function takenBy({ takeAddingNothing }: Review, source: InvoiceSource): InvoiceSource {
  return takeAddingNothing ? source : withoutAddingNothing(source);
}

export function isLarge({ workOrders }: InvoiceSource): boolean {
  return workOrders.length > maxInOneTransaction;
}

export function createInvoice({ unit, invoiceId, now }: Asked, source: InvoiceSource): Promise<Made> {
  return commitInvoice(unit, source, { invoiceId, stageFollowUps: () => stageInvoiceFollowUps(unit, invoiceId, now) });
}

/**
 * Makes an invoice over more work orders than a transaction can hold: claims them in slices and commits the invoice;
 * `endClaim` then sets them to Invoiced. On failure, the claim is released.
 */
export async function createLargeInvoice(
  { unit, invoiceId, now, ...review }: Asked,
  { workOrders, input }: InvoiceSource,
): Promise<Made> {
  const { projectId } = input.project;
  const workOrderIds = workOrders.map(({ id }) => id);
  const claim = await beginClaim({ projectId, invoiceId, workOrderIds, userId: unit.userId, now });
  try {
    const source = await claimWorkOrders(claim, now, (read) => takenBy(review, read));
    requireBasis(review, source, buildInvoiceDocument(source.input));
    return await commitInvoice(unit, source, {
      invoiceId,
      claim,
      stageFollowUps: () => stageInvoiceFollowUps(unit, invoiceId, now),
    });
  } catch (error) {
    // If the commit succeeded but its answer was lost, this settles the claim.
    await endClaim(projectId, { until: now.getTime() + settleWithinMs });
    throw error;
  }
}
