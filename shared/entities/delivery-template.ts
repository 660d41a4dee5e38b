import * as z from 'zod/mini';
import { type ProductType, productTypes } from '../codes/product-types.ts';
import { optionalLines, steps, requiredText } from '../fields/fields.ts';
import { formatNumber } from '../lib/format.ts';
import { productTypeLabels } from '../text/codes.ts';
import { defineEntity } from './entity.ts';
import { code, decimal, flag, instant, owner, partId, parts, text } from './field.ts';
import type { Part } from './shown.ts';
import { workOrder, workOrderItem } from './work-order.ts';

const mostLines = 500;

/** Lines have the form of a work order's lines, because each item becomes a work order. */
export const deliveryTemplateLine = defineEntity({
  deliveryTemplateItemLineId: partId(),
  productId: owner('product', { label: workOrderItem.labels.productId }),
  productType: code(productTypes, {
    label: workOrderItem.labels.productType,
    words: productTypeLabels,
    empty: 'Rate',
    refusal: 'Välj en produkttyp.',
  }),
  hoursEstimated: decimal({ label: workOrderItem.labels.hoursEstimated, input: steps, empty: 0 }),
  quantity: decimal({ label: workOrderItem.labels.quantity, input: steps, empty: 0 }),
});
type Line = typeof deliveryTemplateLine.empty;

const lineInput = z.omit(z.object(deliveryTemplateLine.inputs), { productType: true });

export const deliveryTemplateItem = defineEntity({
  deliveryTemplateItemId: partId(),
  invoiceNote: text({ label: workOrder.labels.invoiceNote, input: optionalLines(500) }),
  invoiceable: flag({ label: workOrder.labels.invoiceable, empty: true }),
  lines: parts({
    label: workOrder.labels.items,
    input: z._default(z.array(lineInput).check(z.maxLength(100, 'Högst 100 rader på en insats.')), []),
    part: deliveryTemplateLine.stored,
    partsOf: () => [],
  }),
});
type Item = typeof deliveryTemplateItem.empty;

const noItem = 'Du måste lägga till minst en insats';

export const deliveryTemplate = defineEntity({
  name: text({
    label: 'Namn',
    input: requiredText(100, 'Du måste ge leveransmallen ett namn'),
    in: 'column',
    search: true,
  }),
  dateCreated: instant({ label: 'Skapad', in: 'column' }),
  items: parts({
    label: 'Insats',
    input: z.array(z.object(deliveryTemplateItem.inputs), noItem).check(
      z.minLength(1, noItem),
      z.maxLength(100, 'Högst 100 insatser i en mall.'),
      z.refine(
        (items) => items.reduce((sum, { lines }) => sum + lines.length, 0) <= mostLines,
        `Högst ${mostLines} rader i en mall.`,
      ),
    ),
    part: deliveryTemplateItem.stored,
    in: 'feed',
    partsOf: (items: Item[]) => items.map(partOf),
  }),
});

function partOf({ deliveryTemplateItemId, invoiceNote, invoiceable, lines }: Item): Part {
  return {
    key: String(deliveryTemplateItemId),
    name: String(deliveryTemplateItemId),
    text: [
      ...(invoiceNote ? [invoiceNote] : []),
      ...linesText(lines, 'Rate', workOrderItem.labels.hoursEstimated),
      ...linesText(lines, 'Rent', workOrderItem.labels.quantity),
      ...linesText(lines, 'Mileage', workOrderItem.labels.quantity),
      `${workOrder.labels.invoiceable} ${invoiceable ? 'Ja' : 'Nej'}`,
    ].join(', '),
  };
}

function linesText(lines: Line[], type: ProductType, label: string): string[] {
  const own = lines.filter(({ productType }) => productType === type);
  const sum = own.reduce((total, { hoursEstimated, quantity }) => total + hoursEstimated + quantity, 0);
  return own.length === 0 ? [] : [`${productTypeLabels[type]} ${own.length} (${label} ${formatNumber(sum)})`];
}
