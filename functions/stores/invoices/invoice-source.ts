import { AppError } from '../../../shared/codes/errors.ts';
import type { InvoiceInput, InvoicedAddress } from '../../../shared/domain/invoice/invoice-input.ts';
import { hasLines } from '../../../shared/domain/invoice/invoice-lines.ts';
import type { PriceLists } from '../../../shared/domain/prices.ts';
import { isToInvoice } from '../../../shared/domain/work-order-rules.ts';
import type { Stored } from '../core/records.ts';
import { type Found, findRecords } from '../core/table.ts';
import { findDefaultPriceListIds, linesOf, priceListsIn } from '../prices/price-list-store.ts';
import { productView } from '../prices/product-store.ts';
import { systemSettingsId, systemSettingsIn } from '../settings/settings-store.ts';
import { unitPriceOre } from '../work-orders/work-order-store.ts';

export type InvoiceSource = { workOrders: Stored<'work-order'>[]; input: InvoiceInput };

export function withoutAddingNothing({ workOrders, input }: InvoiceSource): InvoiceSource {
  const isTaken = (_: unknown, index: number) => hasLines(input.workOrders[index]!);
  return { workOrders: workOrders.filter(isTaken), input: { ...input, workOrders: input.workOrders.filter(isTaken) } };
}

/** What leads to the rest: the first step of reading, which needs only the project's id. */
export type InvoicedProject = Pick<Surroundings, 'project' | 'settings'> & {
  ownPrices: PriceLists['project'];
  defaultIds: number[];
};

/** Everything that an invoice of a project prints beside its work orders and their products. */
export type Surroundings = {
  project: Stored<'project'>;
  customer: Stored<'customer'>;
  settings: Stored<'system-settings'>;
  lists: PriceLists;
  related: Found;
  mainAddress: InvoicedAddress | null;
};

/** @throws not_found */
export async function loadInvoicedProject(projectId: number): Promise<InvoicedProject> {
  const [found, defaultIds] = await Promise.all([
    findRecords([['project', projectId], ['price-list-project', projectId], systemSettingsId]),
    findDefaultPriceListIds(),
  ]);
  const project = found.get('project', projectId);
  if (!project || project.deleted) throw new AppError('not_found');
  return {
    project,
    settings: systemSettingsIn(found),
    ownPrices: linesOf(found.get('price-list-project', projectId)),
    defaultIds,
  };
}

export async function loadSurroundings({
  project,
  settings,
  ownPrices,
  defaultIds,
}: InvoicedProject): Promise<Surroundings> {
  const { customerId, projectOwnerUserId, mainContactId, invoiceAddressId, objectAddressId } = project.data;
  const related = await findRecords([
    ['customer', customerId],
    ['price-list-customer', customerId],
    ...defaultIds.map((id) => ['price-list-default', id] as const),
    ['user', projectOwnerUserId],
    ['contact', mainContactId],
    ['address', invoiceAddressId],
    ['address', objectAddressId],
  ]);
  const customer = related.get('customer', customerId);
  if (!customer) throw new Error(`Project ${project.id} has no customer.`);
  const { mainAddressId } = customer.data;
  const main = await findRecords([['address', mainAddressId]]);
  const lists = { ...priceListsIn(related, { defaultIds, customerId }), project: ownPrices };
  return { project, customer, settings, lists, related, mainAddress: addressOf(main, mainAddressId) };
}

/** Those that exist, in the order of the ids. */
export async function findWorkOrders(ids: readonly number[]): Promise<Stored<'work-order'>[]> {
  const found = await findRecords(ids.map((id) => ['work-order', id] as const));
  return ids.flatMap((id) => found.get('work-order', id) ?? []);
}

/**
 * Reads everything that an invoice of the project is built from.
 * @param workOrderIds candidates; those that can no longer be invoiced are left out
 * @param invoiceId an invoice that some of them are claimed for
 * @throws not_found, nothing_to_invoice
 */
export async function loadInvoiceSource(
  projectId: number,
  workOrderIds: readonly number[],
  now: Date,
  invoiceId?: number,
): Promise<InvoiceSource> {
  const [surroundings, candidates] = await Promise.all([
    loadInvoicedProject(projectId).then(loadSurroundings),
    findWorkOrders(workOrderIds),
  ]);
  return invoiceSource(surroundings, candidates, now, invoiceId);
}

/** The same, of what has been read. @throws nothing_to_invoice */
export async function invoiceSource(
  { project, customer, settings, lists, related, mainAddress }: Surroundings,
  candidates: readonly Stored<'work-order'>[],
  now: Date,
  invoiceId?: number,
): Promise<InvoiceSource> {
  const workOrders = candidates.filter(({ deleted, data }) => {
    if (deleted || data.projectId !== project.id) return false;
    return (invoiceId !== undefined && data.invoiceId === invoiceId) || isToInvoice(data);
  });
  if (workOrders.length === 0) throw new AppError('nothing_to_invoice');
  const productIds = [...new Set(workOrders.flatMap(({ data: { items } }) => items.map(({ productId }) => productId)))];
  const products = await findRecords(productIds.map((id) => ['product', id] as const));

  const { data } = project;
  const input: InvoiceInput = {
    project: { ...data, projectId: project.id },
    customer: { ...customer.data, customerId: customer.id },
    invoiceAddress: addressOf(related, data.invoiceAddressId),
    mainAddress,
    objectAddress: addressOf(related, data.objectAddressId),
    owner: related.get('user', data.projectOwnerUserId)?.data ?? null,
    mainContact: related.get('contact', data.mainContactId)?.data ?? null,
    workOrders: workOrders.map(({ id, data: workOrder }) => ({
      ...workOrder,
      workOrderId: id,
      items: workOrder.items.map((item) => ({
        ...item,
        unitPriceOre: unitPriceOre(item, workOrder, lists),
      })),
    })),
    products: productIds.flatMap((id) => {
      const product = products.get('product', id);
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
