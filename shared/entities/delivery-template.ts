import { type ProductType, productTypes } from '../codes/product-types.ts';
import { formatNumber } from '../lib/format.ts';
import type { Words } from '../text/words.ts';
import { defineEntity } from './entity.ts';
import { code } from './code-field.ts';
import { decimal } from './number-field.ts';
import { flag, owner, partId, parts, text } from './field.ts';
import { instant } from './time-field.ts';
import type { Library } from './schemas-of.ts';
import type { Part } from './shown.ts';
import { workOrder, workOrderItem } from './work-order.ts';

const maxLines = 500;

/** Lines have the form of a work order's lines, because each item becomes a work order. */
export const deliveryTemplateLine = defineEntity({
  deliveryTemplateItemLineId: partId(),
  productId: owner('product', { label: workOrderItem.labels.productId }),
  productType: code(productTypes, {
    label: workOrderItem.labels.productType,
    words: 'productType',
    empty: 'Rate',
    refusal: 'Välj en produkttyp.',
  }),
  hoursEstimated: decimal({ label: workOrderItem.labels.hoursEstimated, input: (f) => f.steps, empty: 0 }),
  quantity: decimal({ label: workOrderItem.labels.quantity, input: (f) => f.steps, empty: 0 }),
});

const lineInput = ({ z, schemasOf }: Library) =>
  z.omit(z.object(schemasOf(deliveryTemplateLine).inputs), { productType: true });

export const deliveryTemplateItem = defineEntity({
  deliveryTemplateItemId: partId(),
  invoiceNote: text({ label: workOrder.labels.invoiceNote, input: (f) => f.optionalLines(500) }),
  invoiceable: flag({ label: workOrder.labels.invoiceable, empty: true }),
  lines: parts({
    label: workOrder.labels.items,
    input: (f) => f.z._default(f.z.array(lineInput(f)).check(f.z.maxLength(100, 'Högst 100 rader på en insats.')), []),
    part: (f) => f.schemasOf(deliveryTemplateLine).stored,
    partsOf: () => [],
  }),
});
type Item = typeof deliveryTemplateItem.empty;

const noItem = 'Du måste lägga till minst en insats';

export const deliveryTemplate = defineEntity({
  name: text({
    label: 'Namn',
    input: (f) => f.requiredText(100, 'Du måste ge leveransmallen ett namn'),
    in: 'column',
    search: true,
  }),
  dateCreated: instant({ label: 'Skapad', in: 'column' }),
  items: parts({
    label: 'Insats',
    input: ({ z, schemasOf }) =>
      z.array(z.object(schemasOf(deliveryTemplateItem).inputs), noItem).check(
        z.minLength(1, noItem),
        z.maxLength(100, 'Högst 100 insatser i en mall.'),
        z.refine(
          (items) => items.reduce((sum, { lines }) => sum + lines.length, 0) <= maxLines,
          `Högst ${maxLines} rader i en mall.`,
        ),
      ),
    part: (f) => f.schemasOf(deliveryTemplateItem).stored,
    in: 'feed',
    partsOf: (items, words) => items.map((item) => partOf(item, words)),
  }),
});

function partOf({ deliveryTemplateItemId, invoiceNote, invoiceable, lines }: Item, { productType }: Words): Part {
  const { hoursEstimated, quantity } = workOrderItem.labels;
  const linesText = (type: ProductType, label: string) => {
    const own = lines.filter((line) => line.productType === type);
    const sum = own.reduce((total, line) => total + line.hoursEstimated + line.quantity, 0);
    return own.length === 0 ? [] : [`${productType[type]} ${own.length} (${label} ${formatNumber(sum)})`];
  };
  return {
    key: String(deliveryTemplateItemId),
    name: String(deliveryTemplateItemId),
    text: [
      ...(invoiceNote ? [invoiceNote] : []),
      ...linesText('Rate', hoursEstimated),
      ...linesText('Rent', quantity),
      ...linesText('Mileage', quantity),
      `${workOrder.labels.invoiceable} ${invoiceable ? 'Ja' : 'Nej'}`,
    ].join(', '),
  };
}
