import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import type { InvoiceChoice } from '../../shared/schemas/invoice-choice.ts';
import type { InvoiceDocument } from '../../shared/schemas/invoice.ts';
import type { Database } from '../data/replica/database.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { workOrdersToInvoice } from '../data/replica/lists/project-queries.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { requireRoom } from './stores/invoice-lines.ts';
import {
  type InvoiceContents,
  type InvoiceContext,
  findWorkOrders,
  invoiceContents,
  loadInvoicedProject,
  loadInvoiceContext,
} from './stores/invoice-contents.ts';
import { requireInvoiceable } from './stores/invoice-store.ts';

export type NextInvoice = {
  context: InvoiceContext;
  workOrderIds: number[];
  candidates: StoredRecord<'work-order'>[];
  db: Database;
};

type NextInvoiceQuery = {
  knownChangedAt: string | undefined;
  /** Throws while the project is being invoiced. The replica is asked after it: it may have released work orders. */
  requireFree: () => Promise<void>;
  /** By default, everything. */
  choice?: Pick<InvoiceChoice, 'until' | 'workOrderIds'>;
};

/**
 * Reads what the project's next invoice is built from; reads that do not depend on each other run at once.
 * @throws not_found, too_many_work_orders, and what `requireFree` throws
 */
export async function readNext(projectId: number, { requireFree, ...request }: NextInvoiceQuery): Promise<NextInvoice> {
  const [project] = await Promise.all([loadInvoicedProject(projectId), requireFree()]);
  const [context, found] = await Promise.all([loadInvoiceContext(project), readWork(projectId, request)]);
  return { context, ...found };
}

async function readWork(projectId: number, { knownChangedAt, choice }: Omit<NextInvoiceQuery, 'requireFree'>) {
  const db = await freshReplica({ knownChangedAt });
  const chosen = choice?.workOrderIds && new Set(choice.workOrderIds);
  const workOrderIds = workOrdersToInvoice(db, projectId, choice?.until).filter((id) => chosen?.has(id) ?? true);
  requireInvoiceable(workOrderIds);
  return { db, workOrderIds, candidates: await findWorkOrders(workOrderIds) };
}

/** Builds the document of what was read. @throws nothing_to_invoice, price_missing, too_many_work_orders */
export async function contentsOfNext(
  { context, candidates }: NextInvoice,
  now: Date,
  partOf: (source: InvoiceContents) => InvoiceContents = (source) => source,
): Promise<{ source: InvoiceContents; document: InvoiceDocument }> {
  const source = partOf(await invoiceContents(context, candidates, now));
  const document = buildInvoiceDocument(source.input);
  requireRoom(document);
  return { source, document };
}
