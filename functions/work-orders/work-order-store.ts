import { type ProductType, isCostPriced } from '../../shared/codes/product-types.ts';
import { AppError, fieldError } from '../../shared/codes/errors.ts';
import { invalidFields } from '../../shared/codes/errors/every-call.ts';
import { locked } from '../../shared/codes/errors/locks.ts';
import { beingInvoiced } from '../../shared/codes/errors/invoices.ts';
import { type PriceLists, itemPriceOre } from '../../shared/domain/prices.ts';
import { stepFaults } from '../../shared/domain/time-step.ts';
import { type MissingHours, type TimeStep, sharedHelper } from '../../shared/codes/work-orders.ts';
import { lacksHours, registeredLines } from '../../shared/domain/registered-hours.ts';
import { isInvoiced, isSharable } from '../../shared/domain/work-order-rules.ts';
import { workOrderHours, workOrderValueOre } from '../../shared/domain/work-order-value.ts';
import { toKronor } from '../../shared/lib/money.ts';
import { type WorkOrder, type WorkOrderFields } from '../../shared/schemas/work-order.ts';
import { systemSettingsId, systemSettingsIn } from '../settings/settings-store.ts';
import { loadPriceLists } from '../prices/price-list-store.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { type RecordMap, findRecords } from '../data/core/table.ts';

type Item = Data<'work-order'>['items'][number];

type WorkOrderStatusFields = Pick<Data<'work-order'>, 'status' | 'invoiceId' | 'verificationDate'>;

/** In öre: the frozen price once invoiced, else the current one; null if it is unknown. */
export function unitPriceOre(item: Item, workOrder: WorkOrderStatusFields, lists: PriceLists): number | null {
  if (isInvoiced(workOrder)) return item.frozenPriceOre;
  return itemPriceOre(item, lists, workOrder.verificationDate);
}

/** @throws locked; being_invoiced when the invoice is not made yet */
export async function requireNotInvoiced(workOrder: Data<'work-order'>, what: 'ändras' | 'tas bort'): Promise<void> {
  if (!isInvoiced(workOrder)) return;
  if ((await invoicesToCome([workOrder])).size === 0) {
    throw new AppError(locked, { message: `Insatsen är fakturerad och kan inte ${what}.` });
  }
  throw new AppError(beingInvoiced, {
    message: `Insatsen håller på att faktureras och kan inte ${what} just nu. Vänta en stund och läs in igen.`,
  });
}

/** @returns the ids of invoices that have taken some of the work orders but are not made yet, and may never be */
export async function invoicesToCome(workOrders: readonly Data<'work-order'>[]): Promise<ReadonlySet<number>> {
  const ids = workOrders.flatMap(({ invoiceId }) => invoiceId ?? []);
  const made = await findRecords(ids.map((id) => ['invoice', id] as const));
  return new Set(ids.filter((id) => !made.get('invoice', id)));
}

export async function workOrderView(workOrder: StoredRecord<'work-order'>): Promise<WorkOrder> {
  const [view] = await workOrderViews([workOrder]);
  return view!;
}

export async function workOrderViews(workOrders: readonly StoredRecord<'work-order'>[]): Promise<WorkOrder[]> {
  const projects = await findRecords(workOrders.map(({ data }) => ['project', data.projectId] as const));
  const projectIds = [...new Set(workOrders.map(({ data }) => data.projectId))];
  const customerIdOf = (projectId: number) => projects.get('project', projectId)?.data.customerId ?? 0;
  const [related, lists] = await Promise.all([
    findRecords([
      ...projectIds.map((projectId) => ['customer', customerIdOf(projectId)] as const),
      ...projectIds.map((projectId) => ['address', projects.get('project', projectId)?.data.objectAddressId] as const),
      ...workOrders.flatMap(({ data }) => [
        ['user', data.workOrderOwnerUserId] as const,
        ['user', data.workOrderHelperUserId] as const,
        ...data.items.map(({ productId }) => ['product', productId] as const),
      ]),
    ]),
    Promise.all(projectIds.map((projectId) => loadPriceLists(projectId, customerIdOf(projectId)))),
  ]);
  const listsOf = new Map(projectIds.map((projectId, index) => [projectId, lists[index]!]));
  return workOrders.map((one) => viewOf(one, projects, related, listsOf.get(one.data.projectId)!));
}

function viewOf(
  { id, version, data }: StoredRecord<'work-order'>,
  projects: RecordMap,
  related: RecordMap,
  lists: PriceLists,
): WorkOrder {
  const project = projects.get('project', data.projectId);
  const customerId = project?.data.customerId ?? 0;
  const items = data.items.map((item) => ({ ...item, unitPriceOre: unitPriceOre(item, data, lists) }));
  return {
    ...data,
    workOrderId: id,
    version,
    projectCode: project?.data.projectCode ?? '',
    customerId,
    customerName: related.get('customer', customerId)?.data.name ?? '',
    objectName: related.get('address', project?.data.objectAddressId)?.data.name ?? '',
    workOrderOwnerInitials: related.get('user', data.workOrderOwnerUserId)?.data.initials ?? '',
    workOrderHelperInitials: related.get('user', data.workOrderHelperUserId)?.data.initials ?? '',
    sharable: isSharable(data),
    ...workOrderHours(items),
    hoursMissing: items.some(lacksHours),
    value: toKronor(workOrderValueOre({ ...data, items })),
    items: items.map(({ unitPriceOre: ore, ...item }) => ({
      ...item,
      productName: related.get('product', item.productId)?.data.name ?? '',
      unitPrice: ore === null ? null : toKronor(ore),
    })),
  };
}

/**
 * Lines get their product's type and an id, and keep only the fields of that type.
 * @param before null for a new work order
 * @param missingHours what to do with empty hours on registration
 * @throws a 422 for the field whose record does not exist
 */
export async function workOrderData(
  fields: WorkOrderFields,
  before: Data<'work-order'> | null,
  missingHours?: MissingHours,
): Promise<Omit<Data<'work-order'>, 'projectId' | 'createdByUserId' | 'statusDate' | 'invoiceId' | 'registeredAt'>> {
  const records = await findRecords([
    systemSettingsId,
    ['user', fields.workOrderOwnerUserId],
    ['user', fields.workOrderHelperUserId],
    ...fields.items.map(({ productId }) => ['product', productId] as const),
  ]);
  for (const field of ['workOrderOwnerUserId', 'workOrderHelperUserId'] as const) {
    const userId = fields[field];
    if (userId === null || userId === sharedHelper || userId === before?.[field]) continue;
    records.require('user', userId, field, 'Användaren finns inte. Välj en annan.');
  }
  const known = new Map(before?.items.map((item) => [item.workOrderItemId, item]));
  requireSteps(fields.items, known, systemSettingsIn(records).data.timeStep);
  let lastItemId = Math.max(0, ...known.keys());
  const items = fields.items.map((item, index): Item => {
    const old = item.workOrderItemId === undefined ? undefined : known.get(item.workOrderItemId);
    if (item.workOrderItemId !== undefined && !old) {
      throw fieldError(`items.${index}`, 'Raden finns inte längre. Läs in insatsen igen.');
    }
    known.delete(item.workOrderItemId ?? 0);
    const isSame = old?.productId === item.productId;
    const product = isSame
      ? records.get('product', item.productId)!
      : records.require('product', item.productId, `items.${index}.productId`, 'Produkten finns inte. Välj en annan.');
    const { productType, markUpPercent } = product.data;
    return {
      ...item,
      ...unusedOf(productType),
      markUpPercent: isCostPriced(productType) ? (isSame ? old.markUpPercent : markUpPercent) : 0,
      workOrderItemId: old?.workOrderItemId ?? (lastItemId += 1),
      productType,
      frozenPriceOre: null,
    };
  });
  return { ...fields, items: fields.status === 'Registered' ? registeredLines(items, missingHours) : items };
}

function requireSteps(items: WorkOrderFields['items'], known: ReadonlyMap<number, Item>, step: TimeStep): void {
  const faults = stepFaults(items, ({ workOrderItemId = 0 }) => known.get(workOrderItemId), step);
  if (faults.length === 0) return;
  throw new AppError(invalidFields, {
    fields: faults.map(({ line, field, message }) => ({ field: `items.${line}.${field}`, message })),
  });
}

/** The empty values of what a line of the type does not have. */
function unusedOf(type: ProductType): Partial<Item> {
  return {
    ...(type === 'Rate' ? { quantity: 0 } : { hoursEstimated: 0, workedHours: null, invoiceableHours: null }),
    ...(!isCostPriced(type) && { purchasePrice: null }),
    ...(type !== 'Expense' && { receipt: '' }),
  };
}
