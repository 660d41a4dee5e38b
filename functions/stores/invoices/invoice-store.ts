import { AppError } from '../../../shared/codes/errors.ts';
import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import type { InvoiceInput, InvoicedAddress } from '../../../shared/domain/invoice/invoice-input.ts';
import { hasLines } from '../../../shared/domain/invoice/invoice-lines.ts';
import { invoiceCreated } from '../../../shared/domain/project-log-messages.ts';
import { isToInvoice } from '../../../shared/domain/work-order-rules.ts';
import { formatNumber } from '../../../shared/lib/format.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { type Claim, stageClaimState } from './claim-store.ts';
import { getFollowUps } from './follow-up-store.ts';
import { type WholeInvoice, stageInvoice } from './invoice-lines.ts';
import { productView } from '../prices/product-store.ts';
import { loadPriceLists } from '../prices/price-list-store.ts';
import type { Data, Stored } from '../core/records.ts';
import { nextLogId, stageLogEntry } from '../projects/project-log-store.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { type Found, findRecords } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { unitPriceOre } from '../work-orders/work-order-store.ts';

/** One unbroken series for debit and credit invoices. */
export const invoiceSeries = 'invoice-serial';

export type InvoiceSource = { workOrders: Stored<'work-order'>[]; input: InvoiceInput };

export function withoutAddingNothing({ workOrders, input }: InvoiceSource): InvoiceSource {
  const isTaken = (_: unknown, index: number) => hasLines(input.workOrders[index]!);
  return { workOrders: workOrders.filter(isTaken), input: { ...input, workOrders: input.workOrders.filter(isTaken) } };
}

export const maxWorkOrders = 1000;

/** The most work orders in the invoice's own transaction; more are claimed before it, or given back after. */
export const maxInOneTransaction = 40;

export function requireInvoiceable(workOrderIds: readonly number[]): void {
  if (workOrderIds.length <= maxWorkOrders) return;
  throw new AppError('too_many_work_orders', {
    message: `Projektet har ${formatNumber(workOrderIds.length)} insatser att fakturera och en faktura rymmer ${formatNumber(maxWorkOrders)}. Ändra status på några av dem och fakturera i omgångar.`,
  });
}

/**
 * Reads everything that an invoice of the project is built from.
 * @param workOrderIds candidates; those that can no longer be invoiced are left out
 * @param invoiceId an invoice that some of them are claimed for
 * @throws nothing_to_invoice
 */
export async function loadInvoiceSource(
  project: Stored<'project'>,
  workOrderIds: number[],
  now: Date,
  invoiceId?: number,
): Promise<InvoiceSource> {
  const { data } = project;
  const [candidates, lists, settings] = await Promise.all([
    findRecords(workOrderIds.map((id) => ['work-order', id] as const)),
    loadPriceLists(project.id, data.customerId),
    getSystemSettings(),
  ]);
  const workOrders = workOrderIds.flatMap((id) => {
    const workOrder = candidates.get('work-order', id);
    if (!workOrder || workOrder.deleted || workOrder.data.projectId !== project.id) return [];
    const isClaimed = invoiceId !== undefined && workOrder.data.invoiceId === invoiceId;
    return isClaimed || isToInvoice(workOrder.data) ? [workOrder] : [];
  });
  if (workOrders.length === 0) throw new AppError('nothing_to_invoice');

  const productIds = [...new Set(workOrders.flatMap(({ data: { items } }) => items.map(({ productId }) => productId)))];
  const found = await findRecords([
    ['customer', data.customerId],
    ['user', data.projectOwnerUserId],
    ['contact', data.mainContactId],
    ['address', data.invoiceAddressId],
    ['address', data.objectAddressId],
    ...productIds.map((id) => ['product', id] as const),
  ]);
  const customer = found.get('customer', data.customerId);
  if (!customer) throw new Error(`Project ${project.id} has no customer.`);
  const main = await findRecords([['address', customer.data.mainAddressId]]);

  const input: InvoiceInput = {
    project: { ...data, projectId: project.id },
    customer: { ...customer.data, customerId: customer.id },
    invoiceAddress: addressOf(found, data.invoiceAddressId),
    mainAddress: addressOf(main, customer.data.mainAddressId),
    objectAddress: addressOf(found, data.objectAddressId),
    owner: found.get('user', data.projectOwnerUserId)?.data ?? null,
    mainContact: found.get('contact', data.mainContactId)?.data ?? null,
    workOrders: workOrders.map(({ id, data: workOrder }) => ({
      ...workOrder,
      workOrderId: id,
      items: workOrder.items.map((item) => ({
        ...item,
        unitPriceOre: unitPriceOre(item, workOrder, lists),
      })),
    })),
    products: productIds.flatMap((id) => {
      const product = found.get('product', id);
      return product ? [productView(product)] : [];
    }),
    company: settings.data,
    now,
  };
  return { workOrders, input };
}

function addressOf(found: Found, id: number | null): InvoicedAddress | null {
  return found.get('address', id)?.data ?? null;
}

type Priced = InvoiceInput['workOrders'][number];

export function claimed(data: Data<'work-order'>, priced: Priced, invoiceId: number): Data<'work-order'> {
  return {
    ...data,
    invoiceId,
    items: data.items.map((item, line) => ({ ...item, frozenPriceOre: priced.items[line]!.unitPriceOre })),
  };
}

export function invoiced(data: Data<'work-order'>, at: string): Data<'work-order'> {
  return { ...data, status: 'Invoiced', statusDate: at };
}

/**
 * Commits the invoice, its number, its follow-ups and the work orders' new state in one transaction. Where the work
 * orders are claimed, the claim becomes Settling instead.
 * @throws Contention when a work order has changed since it was read, or the claim has been released
 */
export async function commitInvoice(
  unit: UnitOfWork,
  { workOrders, input }: InvoiceSource,
  { invoiceId, claim, stageFollowUps }: { invoiceId: number; claim?: Claim; stageFollowUps: () => void },
): Promise<{ invoiceId: number; invoiceCode: string }> {
  if (claim) stageClaimState(unit, claim, 'Settling');
  else {
    workOrders.forEach((workOrder, index) => {
      const taken = claimed(workOrder.data, input.workOrders[index]!, invoiceId);
      unit.save(workOrder, invoiced(taken, input.now.toISOString()));
    });
    unit.refer('project', input.project.projectId, 1);
  }
  const logId = await nextLogId();
  return unit.commitNumbered(invoiceSeries, (serialNumber) => {
    const document = buildInvoiceDocument({ ...input, number: { serialNumber } });
    stageInvoice(unit, invoiceId, {
      ...document,
      status: 'Created',
      balance: null,
      credited: false,
      workOrderIds: workOrders.map(({ id }) => id),
      refInvoiceId: null,
    });
    stageLogEntry(unit, logId, {
      projectId: document.projectId,
      logType: 'Invoice',
      message: invoiceCreated(document.invoiceCode, document.sumTotal, workOrders.length),
      now: input.now,
    });
    stageFollowUps();
    return { invoiceId, invoiceCode: document.invoiceCode };
  });
}

export async function invoiceView({ id, version, data, items }: WholeInvoice): Promise<Invoice> {
  return { ...data, items, invoiceId: id, version, followUps: await getFollowUps(id) };
}
