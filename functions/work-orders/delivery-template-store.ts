import { isCostPriced } from '../../shared/codes/product-types.ts';
import type { BulkStatus, MissingHours, TimeStep } from '../../shared/codes/work-orders.ts';
import { AppError, fieldError } from '../../shared/codes/errors.ts';
import { invalidFields } from '../../shared/codes/errors/every-call.ts';
import { workOrder, workOrderItem } from '../../shared/entities/work-order.ts';
import { stepFaults } from '../../shared/domain/time-step.ts';
import { registeredLines } from '../../shared/domain/registered-hours.ts';
import { dayOf } from '../../shared/lib/days.ts';
import type { DeliveryTemplate, DeliveryTemplateFields } from '../../shared/schemas/delivery-template.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { type RecordMap, findRecords } from '../data/core/table.ts';

type Items = Data<'delivery-template'>['items'];
type Line = Items[number]['lines'][number];
type ItemFields = DeliveryTemplateFields['items'][number];

export async function deliveryTemplateView({
  id,
  version,
  data: { name, dateCreated, items },
}: StoredRecord<'delivery-template'>): Promise<DeliveryTemplate> {
  const products = await productsOf(items);
  return {
    deliveryTemplateId: id,
    version,
    name,
    dateCreated,
    numberOfItems: items.length,
    items: items.map((item) => ({
      ...item,
      lines: item.lines.map((line) => ({
        ...line,
        productName: products.get('product', line.productId)?.data.name ?? '',
      })),
    })),
  };
}

type Delivery = {
  projectId: number;
  status: BulkStatus;
  missingHours?: MissingHours | undefined;
  userId: number;
  now: Date;
};

/** With the defaults of a manual one: the user's own, dated today. */
export function workOrdersOfTemplate(
  { data }: StoredRecord<'delivery-template'>,
  { projectId, status, missingHours, userId, now }: Delivery,
): Data<'work-order'>[] {
  return data.items.map(({ invoiceNote, invoiceable, lines }) => ({
    ...workOrder.empty,
    projectId,
    status,
    statusDate: now.toISOString(),
    verificationDate: dayOf(now),
    invoiceNote,
    workOrderOwnerUserId: userId,
    invoiceable,
    createdByUserId: userId,
    items: itemsOf(lines, status, missingHours),
  }));
}

function itemsOf(lines: Line[], status: BulkStatus, missingHours?: MissingHours): Data<'work-order'>['items'] {
  const items = lines.map(({ productId, productType, hoursEstimated, quantity }, index) => ({
    ...workOrderItem.empty,
    workOrderItemId: index + 1,
    productId,
    productType,
    hoursEstimated,
    quantity,
  }));
  return status === 'Registered' ? registeredLines(items, missingHours) : items;
}

/**
 * Lines get their product's type, and keep only the fields of that type. New items and lines get the next free id.
 * @param before none for a new template
 * @throws a 422 for the field whose record does not exist
 */
export async function deliveryTemplateItems(fields: readonly ItemFields[], before: Items): Promise<Items> {
  const [products, settings] = await Promise.all([productsOf(fields), getSystemSettings()]);
  requireSteps(fields, before, settings.data.timeStep);
  const items = new Map(before.map((item) => [item.deliveryTemplateItemId, item]));
  let lastItemId = Math.max(0, ...items.keys());
  let lastLineId = Math.max(0, ...before.flatMap(({ lines }) => lines.map((line) => line.deliveryTemplateItemLineId)));

  return fields.map(({ deliveryTemplateItemId, lines, ...rest }, index) => {
    const path = `items.${index}`;
    const old = taken(items, deliveryTemplateItemId, path);
    const known = new Map(old?.lines.map((line) => [line.deliveryTemplateItemLineId, line]));
    return {
      ...rest,
      deliveryTemplateItemId: old?.deliveryTemplateItemId ?? (lastItemId += 1),
      lines: lines.map((line, row) => {
        const oldLine = taken(known, line.deliveryTemplateItemLineId, `${path}.lines.${row}`);
        const id = oldLine?.deliveryTemplateItemLineId ?? (lastLineId += 1);
        return storedLine(line, oldLine, id, { products, path: `${path}.lines.${row}.productId` });
      }),
    };
  });
}

function requireSteps(items: readonly ItemFields[], before: Items, step: TimeStep): void {
  const known = new Map(
    before.flatMap(({ lines }) => lines.map((line) => [line.deliveryTemplateItemLineId, line] as const)),
  );
  const faults = items.flatMap(({ lines }, item) =>
    stepFaults(lines, ({ deliveryTemplateItemLineId = 0 }) => known.get(deliveryTemplateItemLineId), step).map(
      ({ line, field, message }) => ({ field: `items.${item}.lines.${line}.${field}`, message }),
    ),
  );
  if (faults.length > 0) throw new AppError(invalidFields, { fields: faults });
}

function storedLine(
  { productId, hoursEstimated, quantity }: ItemFields['lines'][number],
  old: Line | undefined,
  deliveryTemplateItemLineId: number,
  { products, path }: { products: RecordMap; path: string },
): Line {
  const isSame = old?.productId === productId;
  const product = isSame
    ? products.get('product', productId)!
    : products.require('product', productId, path, 'Produkten finns inte. Välj en annan.');
  const { productType } = product.data;
  if (isCostPriced(productType)) {
    throw fieldError(
      path,
      `${product.data.name} har inget pris förrän inköpspriset är känt. Lägg in raden på insatsen.`,
    );
  }
  const isRate = productType === 'Rate';
  return {
    deliveryTemplateItemLineId,
    productId,
    productType,
    hoursEstimated: isRate ? hoursEstimated : 0,
    quantity: isRate ? 0 : quantity,
  };
}

function taken<Part>(known: Map<number, Part>, id: number | undefined, path: string): Part | undefined {
  if (id === undefined) return undefined;
  const part = known.get(id);
  if (!part) throw fieldError(path, 'Raden finns inte längre. Läs in leveransmallen igen.');
  known.delete(id);
  return part;
}

function productsOf(items: readonly { lines: readonly { productId: number }[] }[]): Promise<RecordMap> {
  const ids = items.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  return findRecords(ids.map((productId) => ['product', productId] as const));
}
