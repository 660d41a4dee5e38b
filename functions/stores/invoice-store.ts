import { AppError } from '../../shared/contract/errors.ts';
import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import type { InvoiceInput, InvoicedAddress } from '../../shared/domain/invoice/invoice-input.ts';
import { invoiceCreated } from '../../shared/domain/project-log-messages.ts';
import { isToInvoice } from '../../shared/domain/work-order-rules.ts';
import type { Invoice } from '../../shared/schemas/invoice.ts';
import { getFollowUps } from './follow-up-store.ts';
import { productView } from './product-store.ts';
import { loadPriceLists } from './price-list-store.ts';
import type { Stored } from './records.ts';
import { nextLogId, stageLogEntry } from './project-log-store.ts';
import { getSystemSettings } from './settings-store.ts';
import { type Found, findRecords } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { unitPriceOre } from './work-order-store.ts';

/** One unbroken series for debit and credit invoices. */
export const invoiceSeries = 'invoice-serial';

/** What an invoice of a project is made from, read now. */
export type InvoiceSource = { workOrders: Stored<'work-order'>[]; input: InvoiceInput };

/**
 * Reads all that an invoice of the project is made from.
 * @param workOrderIds candidates; those that are not to be invoiced any more are left out
 * @throws nothing_to_invoice
 */
export async function loadInvoiceSource(
  project: Stored<'project'>,
  workOrderIds: number[],
  now: Date,
): Promise<InvoiceSource> {
  const { data } = project;
  const [candidates, lists, settings] = await Promise.all([
    findRecords(workOrderIds.map((id) => ['work-order', id] as const)),
    loadPriceLists(project.id, data.customerId),
    getSystemSettings(),
  ]);
  const workOrders = workOrderIds.flatMap((id) => {
    const workOrder = candidates.get('work-order', id);
    const isTaken =
      workOrder && !workOrder.deleted && workOrder.data.projectId === project.id && isToInvoice(workOrder.data);
    return isTaken ? [workOrder] : [];
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
        unitPriceOre: unitPriceOre(item, workOrder.verificationDate, lists),
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

/** A work order and its history each take an action of the transaction, beside those of the invoice and the project's log. */
export const maxWorkOrders = 44;

/**
 * Commits the invoice, its number, its follow-ups and the work orders' new state as one fact.
 * @throws Contention when any work order changed since it was read
 */
export async function commitInvoice(
  unit: UnitOfWork,
  { workOrders, input }: InvoiceSource,
  invoiceId: number,
  stageFollowUps: () => void,
): Promise<{ invoiceId: number; invoiceCode: string }> {
  workOrders.forEach((workOrder, index) => {
    const priced = input.workOrders[index]!.items;
    unit.save(workOrder, {
      ...workOrder.data,
      status: 'Invoiced',
      statusDate: input.now.toISOString(),
      invoiceId,
      items: workOrder.data.items.map((item, line) => ({ ...item, frozenPriceOre: priced[line]!.unitPriceOre })),
    });
  });
  unit.refer('project', input.project.projectId, 1);
  const logId = await nextLogId();
  return unit.commitNumbered(invoiceSeries, (serialNumber) => {
    const document = buildInvoiceDocument({ ...input, number: { serialNumber } });
    unit.createWithId('invoice', invoiceId, {
      ...document,
      status: 'Created',
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

export async function invoiceView({ id, version, data }: Stored<'invoice'>): Promise<Invoice> {
  return { ...data, invoiceId: id, version, followUps: await getFollowUps(id) };
}
