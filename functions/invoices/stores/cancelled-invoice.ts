import { deductionsOf, onAccountOf } from '../../../shared/domain/agreement/entries.ts';
import { padSerialNumber } from '../../../shared/domain/invoice/invoice-number.ts';
import { projectsOf } from '../../../shared/domain/invoice/projects-of.ts';
import { invoiceCancelled } from '../../../shared/domain/project-log-messages.ts';
import { invoiceStatusLabels } from '../../../shared/text/invoices.ts';
import { heldWorkOrders, stageRelease } from './stage-release.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { stageDifference } from '../../fortnox/difference-store.ts';
import { cancelledIn, invoicesOf } from '../../projects/agreement-store.ts';
import { nextLogId, stageLogEntry } from '../../projects/project-log-store.ts';

type Cancellation = { balance: number | null; now: Date };

/**
 * Stages that a debit is no longer owed: its status, its work orders as Registered, a log entry for each project, and,
 * where a final invoice has deducted it, a difference for a person. What it entered in agreements counts no longer
 * (`cancelledIn`).
 * Throws Contention on commit while another lock holds the project of more work orders than a transaction takes.
 * @returns whether a lock of the invoice's project releases the work orders after the commit
 */
export async function stageCancellation(
  unit: UnitOfWork,
  invoice: StoredRecord<'invoice'>,
  { balance, now }: Cancellation,
): Promise<boolean> {
  const { data } = invoice;
  unit.save(invoice, { ...data, status: 'Cancelled', balance });
  if (data.invoiceType === 'Credit') return false;
  const held = await heldWorkOrders(invoice.id, data.workOrderIds);
  const heldIds = held.map(({ id }) => id);
  const isLater = await stageRelease(unit, invoice, heldIds, now);
  for (const { projectId } of projectsOf(data)) {
    const released = held.filter((workOrder) => workOrder.data.projectId === projectId).length;
    const message = invoiceCancelled(data.invoiceCode, released);
    stageLogEntry(unit, await nextLogId(), { projectId, logType: 'Invoice', message, now });
  }
  const deducting = await deductingInvoices(invoice);
  if (deducting.length > 0) await stageDifference(unit, deductedBy(invoice, deducting), now);
  return isLater;
}

/** Whether a cancelled debit still holds work orders: it was cancelled before they were released with it. */
export async function holdsWork({ id, data }: StoredRecord<'invoice'>): Promise<boolean> {
  if (data.invoiceType === 'Credit') return false;
  return (await heldWorkOrders(id, data.workOrderIds)).length > 0;
}

/** The numbers of the invoices that deduct money on account of this one. */
async function deductingInvoices({ data }: StoredRecord<'invoice'>): Promise<number[]> {
  const records = await findRecords(projectsOf(data).map(({ projectId }) => ['agreement', projectId] as const));
  const numbers: number[] = [];
  for (const { projectId } of projectsOf(data)) {
    const record = records.get('agreement', projectId);
    if (!record) continue;
    const isCancelled = cancelledIn(await findRecords(invoicesOf(record)));
    const entries = record.data.entries.filter(({ invoiceId }) => !isCancelled(invoiceId));
    if (onAccountOf(entries).every(({ serialNumber }) => serialNumber !== data.serialNumber)) continue;
    numbers.push(...deductionsOf(entries, data.serialNumber).map(({ serialNumber }) => serialNumber));
  }
  return [...new Set(numbers)];
}

function deductedBy({ id, data }: StoredRecord<'invoice'>, serialNumbers: readonly number[]) {
  const { invoiceCode, customerName } = data;
  return {
    kind: 'deducted' as const,
    invoiceCode,
    invoiceId: id,
    customerName,
    ours: `avdragen på ${serialNumbers.map(padSerialNumber).join(', ')}`,
    theirs: invoiceStatusLabels.Cancelled,
    documentNumber: String(data.serialNumber),
  };
}
