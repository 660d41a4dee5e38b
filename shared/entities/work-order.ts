import * as z from 'zod/mini';
import { productTypes } from '../codes/product-types.ts';
import { sharedHelper } from '../codes/shared-helper.ts';
import { workOrderStatuses } from '../codes/work-order-status.ts';
import { halfSteps, id, lines, optionalLines } from '../fields/fields.ts';
import { formatMoney, formatNumber } from '../lib/format.ts';
import { toKronor } from '../lib/money.ts';
import { invoiceTypeLabels, productTypeLabels, workOrderStatusLabels } from '../text/codes.ts';
import { nobodyLabel, sharedLabel } from '../text/field-labels.ts';
import { defineEntity } from './entity.ts';
import {
  code,
  day,
  decimal,
  decimalOrNone,
  flag,
  instant,
  internal,
  owner,
  partId,
  parts,
  reference,
  text,
} from './field.ts';
import * as shown from './shown.ts';

export const workOrderItem = defineEntity({
  workOrderItemId: partId(),
  productId: owner('product', { label: 'Produkt' }),
  productType: code(productTypes, {
    label: 'Produkttyp',
    words: productTypeLabels,
    empty: 'Rate',
    refusal: 'Välj en produkttyp.',
  }),
  /** For a Rate; null until entered. */
  hoursEstimated: decimal({ label: 'Est. tid', input: halfSteps, empty: 0 }),
  workedHours: decimalOrNone({ label: 'Arbetad tid', input: halfSteps }),
  invoiceableHours: decimalOrNone({ label: 'Fakt. tid', input: halfSteps }),
  /** For a Rent. */
  quantity: decimal({ label: 'Antal', input: halfSteps, empty: 0 }),
  /** Set by invoicing, which freezes the price; null while the price is looked up live. */
  frozenPriceOre: internal(z.nullable(z.int()), null, 'À-pris'),
});
type Item = typeof workOrderItem.empty;

const { productType: _productType, ...itemInputs } = workOrderItem.inputs;

export const workOrder = defineEntity({
  projectId: owner('project', { label: 'Projekt', in: 'row' }),
  status: code(workOrderStatuses, {
    label: 'Status',
    words: workOrderStatusLabels,
    empty: 'Planned',
    refusal: 'Välj en status.',
    in: 'column',
  }),
  statusDate: instant({ label: 'Statusdatum', in: 'column' }),
  verificationDate: day({ label: 'Datum', in: 'column' }),
  invoiceNote: text({
    label: 'Extern not',
    input: optionalLines(500),
    value: lines(500),
    in: 'column',
    search: true,
  }),
  internalNote: text({ label: 'Intern not', input: optionalLines(2000), value: lines(2000) }),
  /** Null: shared. */
  workOrderOwnerUserId: reference('user', {
    label: 'Ansvarig',
    in: 'row',
    others: [[null, sharedLabel]],
  }),
  workOrderHelperUserId: reference('user', {
    label: 'Medhjälpare',
    input: z.union([z.literal(sharedHelper), id]),
    value: z.int(),
    in: 'row',
    others: [
      [null, nobodyLabel],
      [sharedHelper, sharedLabel],
    ],
  }),
  workOrderHelperRequired: flag({ label: 'Medhjälpare krävs', in: 'row', column: 'helper_required' }),
  invoiceable: flag({ label: 'Fakturerbar', empty: true, in: 'row' }),
  createdByUserId: owner('user', { label: 'Skapad av', history: () => shown.nothing }),
  invoiceId: reference('invoice', { label: invoiceTypeLabels.Debit, in: 'feed' }),
  items: parts({
    label: 'Rad',
    input: z.array(z.object(itemInputs)).check(z.maxLength(100, 'Högst 100 rader på en insats.')),
    part: workOrderItem.stored,
    in: 'feed',
    partsOf: (items: Item[]) =>
      items.map((item) => ({
        key: String(item.workOrderItemId),
        name: { kind: 'product', id: item.productId, prefix: `${productTypeLabels[item.productType]} ` },
        text: itemText(item),
      })),
  }),
});

function itemText({ productType, frozenPriceOre, quantity, ...item }: Item): string {
  const { labels } = workOrderItem;
  const hours = (name: 'hoursEstimated' | 'workedHours' | 'invoiceableHours') =>
    item[name] ? [`${labels[name]} ${formatNumber(item[name])}`] : [];
  const counted =
    productType === 'Rate'
      ? [...hours('hoursEstimated'), ...hours('workedHours'), ...hours('invoiceableHours')]
      : [`${labels.quantity} ${formatNumber(quantity)}`];
  const price = frozenPriceOre === null ? [] : [`${labels.frozenPriceOre} ${formatMoney(toKronor(frozenPriceOre))}`];
  return [...counted, ...price].join(', ');
}
