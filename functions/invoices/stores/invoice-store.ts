import { AppError } from '../../../shared/codes/errors.ts';
import { eInvoiceIncomplete, tooManyWorkOrders } from '../../../shared/codes/errors/invoices.ts';
import { deliveryGaps } from '../../../shared/domain/e-invoice/gaps.ts';
import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import { buildCombinedDocument, partOfProject } from '../../../shared/domain/invoice/combined-document.ts';
import type { InvoiceInput } from '../../../shared/domain/invoice/invoice-input.ts';
import { requireLawful } from '../../../shared/domain/invoice/legal-gaps.ts';
import { requireDrawn } from '../../../shared/domain/invoice/undrawn-signs.ts';
import { projectsOf } from '../../../shared/domain/invoice/projects-of.ts';
import { invoiceCombined, invoiceCreated, workOrderSplit } from '../../../shared/domain/project-log-messages.ts';
import { formatNumber } from '../../../shared/lib/format.ts';
import type { Invoice, InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { eInvoiceLacks } from '../../../shared/text/e-invoice.ts';
import { type ProjectLock, stageLockEnd } from './project-lock-store.ts';
import { getFollowUps } from './follow-up-store.ts';
import { getInvoiceWithItems, requireRoom, stageInvoice } from './invoice-lines.ts';
import type { InvoiceContents } from './invoice-contents.ts';
import type { Data } from '../../data/core/records.ts';
import { restsOf } from './split-work-orders.ts';
import { entriesOf } from '../../../shared/domain/agreement/entries.ts';
import { stageEntries } from '../../projects/agreement-store.ts';
import { nextLogId, stageLogEntry } from '../../projects/project-log-store.ts';
import { nextNumber } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';

/** One unbroken series for debit and credit invoices. */
export const invoiceSeries = 'invoice-serial';

export const maxWorkOrders = 1000;

export function requireInvoiceable(workOrderIds: readonly number[]): void {
  if (workOrderIds.length <= maxWorkOrders) return;
  throw new AppError(tooManyWorkOrders, {
    message: `Projektet har ${formatNumber(workOrderIds.length)} insatser att fakturera och en faktura rymmer ${formatNumber(maxWorkOrders)}. Ändra status på några av dem och fakturera i omgångar.`,
  });
}

/** @throws e_invoice_incomplete */
export function requireDeliverable(document: InvoiceDocument, customer: InvoiceInput['customer']): void {
  const gaps = deliveryGaps(document, customer);
  if (gaps.length > 0) throw new AppError(eInvoiceIncomplete, { message: eInvoiceLacks(gaps) });
}

type PricedWorkOrder = InvoiceInput['workOrders'][number];

/** @param priced its lines that are invoiced; the others leave it */
export function asInvoiced(
  data: Data<'work-order'>,
  priced: PricedWorkOrder,
  { invoiceId, at }: { invoiceId: number; at: string },
): Data<'work-order'> {
  const priceOf = new Map(priced.items.map((item) => [item.workOrderItemId, item.unitPriceOre]));
  const items = data.items.filter(({ workOrderItemId }) => priceOf.has(workOrderItemId));
  const frozen = items.map((item) => ({ ...item, frozenPriceOre: priceOf.get(item.workOrderItemId)! }));
  return { ...invoiced({ ...data, items: frozen, invoiceId }, at), registeredAt: data.statusDate };
}

export function invoiced(data: Data<'work-order'>, at: string): Data<'work-order'> {
  return { ...data, status: 'Invoiced', statusDate: at };
}

export type CreatedInvoice = { invoiceId: number; invoiceCode: string };
type CommitOptions = { lock?: ProjectLock; stageFollowUps: (invoiceId: number) => void };

/**
 * Commits the invoice, its number, its follow-ups and the work orders' new state in one transaction. Where a lock has
 * taken the work orders, the transaction ends it.
 * @param sources that of the invoice's project; or several of one `combinedKey`, in printed order and without lock
 * @throws AppError invoice_incomplete when it would lack what the law asks for
 * @throws AppError e_invoice_incomplete when the customer gets e-invoices and this one would lack something
 * @throws Contention when a work order has changed since it was read, or the lock has been released
 */
export async function commitInvoice(
  unit: UnitOfWork,
  sources: readonly InvoiceContents[],
  { lock, stageFollowUps }: CommitOptions,
): Promise<CreatedInvoice> {
  if (lock) stageLockEnd(unit, lock);
  else for (const { input } of sources) unit.refer('project', input.project.projectId, 1);
  const rests = sources.flatMap(restsOf);
  const takeIds = () =>
    Promise.all([
      lock?.invoiceId ?? nextNumber('invoice'),
      Promise.all(sources.map(() => nextLogId())),
      Promise.all(rests.map(() => nextNumber('work-order'))),
    ]);
  const stage = (serialNumber: number, [invoiceId, logIds, restIds]: [number, number[], number[]]) => {
    if (!lock) for (const source of sources) stageTaken(unit, source, invoiceId);
    const document = documentOfSources(sources, { serialNumber });
    requireLawful(document);
    requireDrawn(document);
    requireDeliverable(document, sources[0]!.input.customer);
    stageInvoice(unit, invoiceId, {
      ...document,
      status: 'Created',
      balance: null,
      byHand: null,
      credited: false,
      workOrderIds: sources.flatMap(({ workOrders }) => workOrders.map(({ id }) => id)),
      refInvoiceId: null,
      credits: [],
      releasedWorkOrderIds: null,
    });
    rests.forEach(({ data }, index) => unit.createWithId('work-order', restIds[index]!, data));
    const splits = rests.map(({ workOrderId }, index) => workOrderSplit(workOrderId, restIds[index]!));
    sources.forEach((source, index) =>
      stageOnProject(unit, source, { document, invoiceId, logId: logIds[index]!, splits }),
    );
    stageFollowUps(invoiceId);
    return { invoiceId, invoiceCode: document.invoiceCode };
  };
  return unit.commitNumbered(invoiceSeries, stage, takeIds);
}

/** The document of one project, or the combined one of several. @throws what they throw */
function documentOfSources(sources: readonly InvoiceContents[], number: { serialNumber: number }): InvoiceDocument {
  const [{ input }, ...others] = sources as readonly [InvoiceContents, ...InvoiceContents[]];
  if (others.length === 0) return buildInvoiceDocument({ ...input, number });
  const document = buildCombinedDocument(
    sources.map((source) => source.input),
    number,
  );
  requireRoom(document);
  return document;
}

function stageTaken(unit: UnitOfWork, { workOrders, input }: InvoiceContents, invoiceId: number): void {
  const at = input.now.toISOString();
  workOrders.forEach((workOrder, index) => {
    unit.save(workOrder, asInvoiced(workOrder.data, input.workOrders[index]!, { invoiceId, at }));
  });
}

type ProjectLogInput = { document: InvoiceDocument; invoiceId: number; logId: number; splits: readonly string[] };

/** Enters the project's part of the invoice in its agreement and its log. */
function stageOnProject(
  unit: UnitOfWork,
  { workOrders, input, agreement }: InvoiceContents,
  { document, invoiceId, logId, splits }: ProjectLogInput,
): void {
  const { projectId } = input.project;
  const entries = entriesOf(partOfProject(document, projectId), invoiceId);
  stageEntries(unit, { projectId, record: agreement.record }, entries);
  const all = projectsOf(document);
  const { sumTotal } = all.find((part) => part.projectId === projectId)!;
  const others = all.filter((part) => part.projectId !== projectId).map(({ projectCode }) => projectCode);
  const sentences = [
    invoiceCreated(document.invoiceCode, sumTotal, workOrders.length),
    ...(others.length > 0 ? [invoiceCombined(others)] : []),
    ...splits,
  ];
  stageLogEntry(unit, logId, { projectId, logType: 'Invoice', message: sentences.join('\n'), now: input.now });
}

/** @throws not_found */
export async function invoiceView(invoiceId: number): Promise<Invoice> {
  const [{ version, data, items }, followUps] = await Promise.all([
    getInvoiceWithItems(invoiceId),
    getFollowUps(invoiceId),
  ]);
  const { releasedWorkOrderIds: _, ...invoice } = data;
  return { ...invoice, items, invoiceId, version, followUps };
}
