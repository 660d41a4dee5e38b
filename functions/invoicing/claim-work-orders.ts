import { AppError } from '../../shared/codes/errors.ts';
import { type Claim, findClaim, requireClaim, stageClaim } from '../stores/invoices/claim-store.ts';
import { type InvoiceSource, claimed, loadInvoiceSource } from '../stores/invoices/invoice-store.ts';
import { getRecord } from '../stores/core/table.ts';
import { Contention, pause } from '../stores/core/contention.ts';
import { UnitOfWork } from '../stores/core/unit-of-work.ts';
import { slicesOf } from './slices.ts';

/** Leaves time for the invoice and the work after it, within the 29 seconds of a call. */
const longestMs = 18_000;

type Wanted = { projectId: number; invoiceId: number; workOrderIds: number[]; userId: number; now: Date };

/** The claim also refers to the project. @throws Contention when the project has one, or is deleted */
export async function beginClaim({ userId, ...wanted }: Wanted): Promise<Claim> {
  const unit = new UnitOfWork(userId);
  const claim = stageClaim(unit, { ...wanted, state: 'Claiming' });
  unit.refer('project', wanted.projectId, 1);
  await unit.commit(null);
  return claim;
}

/**
 * Claims each work order at its current price, with optimistic concurrency. A work order that changes concurrently is
 * read again, and left out if it can no longer be invoiced.
 * @param takenOf the part of the source to claim
 * @returns the invoice's source, read when all of it was claimed
 * @throws nothing_to_invoice, busy; Contention when the claim has been released
 */
export async function claimWorkOrders(
  claim: Claim,
  now: Date,
  takenOf = (source: InvoiceSource) => source,
): Promise<InvoiceSource> {
  const { projectId, invoiceId, workOrderIds, userId } = claim;
  for (let attempt = 0; ; attempt += 1) {
    const project = await getRecord('project', projectId);
    const source = takenOf(await loadInvoiceSource(project, workOrderIds, now, invoiceId));
    const open = source.workOrders.flatMap((workOrder, index) =>
      workOrder.data.invoiceId === null ? [{ workOrder, priced: source.input.workOrders[index]! }] : [],
    );
    if (open.length === 0) return source;
    try {
      for (const slice of slicesOf(open)) {
        if (Date.now() - now.getTime() > longestMs) throw new AppError('busy');
        const unit = new UnitOfWork(userId);
        requireClaim(unit, claim);
        for (const { workOrder, priced } of slice) unit.save(workOrder, claimed(workOrder.data, priced, invoiceId));
        await unit.commit(null);
      }
    } catch (error) {
      if (!(error instanceof Contention) || !(await isStillClaiming(claim))) throw error;
      await pause(attempt);
    }
  }
}

async function isStillClaiming({ projectId, invoiceId }: Claim): Promise<boolean> {
  const claim = await findClaim(projectId);
  return claim?.invoiceId === invoiceId && claim.state === 'Claiming';
}
