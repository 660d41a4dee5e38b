import { AppError } from '../../shared/codes/errors.ts';
import { basisChanged, nothingToInvoice } from '../../shared/codes/errors/invoices.ts';
import { refuseWhileInvoiced } from './stores/project-lock-store.ts';
import type { Database } from '../data/replica/database.ts';
import { lastInvoicedWorkOrder } from '../data/replica/lists/project-queries.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { findRecord, findRecords } from '../data/core/table.ts';

type InvoiceQuery = {
  projectId: number;
  workOrderIds: readonly number[];
  db: Database;
};

/**
 * If a concurrent call has made the wanted invoice, adds that invoice to the refusal; other errors are returned
 * unchanged. A basis_changed keeps its changes, because more may have been registered since.
 */
export async function addInvoiceToError(
  error: unknown,
  { projectId, workOrderIds, db }: InvoiceQuery,
): Promise<unknown> {
  if (!(error instanceof AppError)) return error;
  if (error.code !== 'nothing_to_invoice' && error.code !== 'basis_changed') return error;
  const requested = await invoiceOf(workOrderIds);
  if (error.code === 'basis_changed') return isMade(requested) ? withInvoiceOf(error, requested) : error;
  // Locked just now, for an invoice that does not exist yet.
  if (requested === 'coming') await refuseWhileInvoiced(projectId);
  if (isMade(requested)) return refusal(error, 'Insatserna är fakturerade med', requested);
  const last = lastInvoicedWorkOrder(db, projectId);
  const latest = await invoiceOf(last === undefined ? [] : [last]);
  return isMade(latest) ? refusal(error, 'Projektets senaste faktura är', latest) : error;
}

function withInvoiceOf(error: AppError, { id, data }: StoredRecord<'invoice'>): AppError {
  const change = `Det som granskades är fakturerat med ${data.invoiceCode}.`;
  return new AppError(basisChanged, {
    message: `${error.message} ${change}`,
    facts: { changes: [change, ...(error.facts.changes ?? [])], invoiceId: id },
    cause: error,
  });
}

function refusal(error: AppError, sentence: string, { id, data }: StoredRecord<'invoice'>): AppError {
  return new AppError(nothingToInvoice, {
    message: `${error.message}. ${sentence} ${data.invoiceCode}.`,
    facts: { invoiceId: id },
    cause: error,
  });
}

type WorkOrderHolder = StoredRecord<'invoice'> | 'coming' | 'none';

const isMade = (holder: WorkOrderHolder): holder is StoredRecord<'invoice'> => typeof holder === 'object';

async function invoiceOf(workOrderIds: readonly number[]): Promise<WorkOrderHolder> {
  const records = await findRecords(workOrderIds.map((id) => ['work-order', id] as const));
  const invoiceIds = workOrderIds.map((id) => records.get('work-order', id)?.data.invoiceId ?? null);
  const invoiceId = invoiceIds.find((id) => id !== null);
  return invoiceId ? ((await findRecord('invoice', invoiceId)) ?? 'coming') : 'none';
}
