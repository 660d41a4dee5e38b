import { productTypes } from '../codes/product-types.ts';
import { workOrderStatuses, sharedHelper } from '../codes/work-orders.ts';
import { nameOf } from '../lib/file-paths.ts';
import { formatMoney, formatNumber } from '../lib/format.ts';
import { toKronor } from '../lib/money.ts';
import { defineEntity } from './entity.ts';
import { code } from './code-field.ts';
import { decimal, decimalOrNone } from './number-field.ts';
import { flag, owner, partId, parts, reference, text } from './field.ts';
import { derived, internal } from './system-field.ts';
import { day, instant } from './time-field.ts';

export const workOrderItem = defineEntity({
  workOrderItemId: partId(),
  productId: owner('product', { label: 'Produkt' }),
  productType: code(productTypes, {
    label: 'Produkttyp',
    words: 'productType',
    empty: 'Rate',
    refusal: 'Välj en produkttyp.',
  }),
  /** For a Rate; null until entered. */
  hoursEstimated: decimal({ label: 'Est. tid', input: (f) => f.steps, empty: 0 }),
  workedHours: decimalOrNone({ label: 'Arbetad tid', input: (f) => f.steps }),
  invoiceableHours: decimalOrNone({ label: 'Fakt. tid', input: (f) => f.steps }),
  /** For the other types: pieces, kilometres, or the hours of a subconsultant. */
  quantity: decimal({ label: 'Antal', input: (f) => f.steps, empty: 0 }),
  /** In kronor without VAT, for one piece or hour of what has its price from its cost; null until entered. */
  purchasePrice: decimalOrNone({ label: 'Inköpspris', input: (f) => f.kronor }),
  /** The product's when the line was registered. */
  markUpPercent: derived((f) => f.z.int(), { label: 'Påslag %', empty: 0 }),
  /** For an Expense: the path of a file of the project. */
  receipt: text({ label: 'Kvitto', input: (f) => f.optionalFilePath }),
  /** Set by invoicing, which freezes the price; null while the price is looked up live. */
  frozenPriceOre: internal(({ z }) => z.nullable(z.int()), null, 'À-pris'),
});
type Item = typeof workOrderItem.empty;

export const workOrder = defineEntity({
  projectId: owner('project', { label: 'Projekt', in: 'row' }),
  status: code(workOrderStatuses, {
    label: 'Status',
    words: 'workOrderStatus',
    empty: 'Planned',
    refusal: 'Välj en status.',
    in: 'column',
  }),
  statusDate: instant({ label: 'Statusdatum', in: 'column' }),
  verificationDate: day({ label: 'Datum', in: 'column' }),
  invoiceNote: text({
    label: 'Extern not',
    input: (f) => f.optionalLines(500),
    value: (f) => f.lines(500),
    in: 'column',
    search: true,
  }),
  internalNote: text({ label: 'Intern not', input: (f) => f.optionalLines(2000), value: (f) => f.lines(2000) }),
  /** Null: shared. */
  workOrderOwnerUserId: reference('user', {
    label: 'Ansvarig',
    in: 'row',
    personal: true,
    others: [[null, 'Shared']],
  }),
  workOrderHelperUserId: reference('user', {
    label: 'Medhjälpare',
    input: (f) => f.z.union([f.z.literal(sharedHelper), f.id]),
    value: (f) => f.z.int(),
    in: 'row',
    personal: true,
    others: [
      [null, 'Nobody'],
      [sharedHelper, 'Shared'],
    ],
  }),
  workOrderHelperRequired: flag({ label: 'Medhjälpare krävs', in: 'row', column: 'helper_required' }),
  invoiceable: flag({ label: 'Fakturerbar', empty: true, in: 'row' }),
  createdByUserId: owner('user', { label: 'Skapad av', history: (as) => () => as.nothing, in: 'feed', personal: true }),
  invoiceId: reference('invoice', { label: 'Faktura', in: 'feed' }),
  /** The status date that an invoice replaced: what a work order gets back whose invoice is never made. */
  registeredAt: internal(({ z }) => z.nullable(z.string()), null),
  items: parts({
    label: 'Rad',
    input: ({ z, schemasOf }) => {
      const { productType: _productType, markUpPercent: _markUpPercent, ...inputs } = schemasOf(workOrderItem).inputs;
      return z.array(z.object(inputs)).check(z.maxLength(100, 'Högst 100 rader på en insats.'));
    },
    part: (f) => f.schemasOf(workOrderItem).stored,
    in: 'feed',
    partsOf: (items, words) =>
      items.map((item) => ({
        key: String(item.workOrderItemId),
        name: { kind: 'product', id: item.productId, prefix: `${words.productType[item.productType]} ` },
        text: itemText(item),
      })),
  }),
});

function itemText({
  productType,
  frozenPriceOre,
  quantity,
  purchasePrice,
  markUpPercent,
  receipt,
  ...item
}: Item): string {
  const { labels } = workOrderItem;
  const hours = (name: 'hoursEstimated' | 'workedHours' | 'invoiceableHours') =>
    item[name] ? [`${labels[name]} ${formatNumber(item[name])}`] : [];
  const counted =
    productType === 'Rate'
      ? [...hours('hoursEstimated'), ...hours('workedHours'), ...hours('invoiceableHours')]
      : [`${labels.quantity} ${formatNumber(quantity)}`];
  const cost =
    purchasePrice === null
      ? []
      : [
          `${labels.purchasePrice} ${formatMoney(purchasePrice)}`,
          `${labels.markUpPercent} ${formatNumber(markUpPercent)}`,
        ];
  const file = receipt === '' ? [] : [`${labels.receipt} ${nameOf(receipt)}`];
  const price = frozenPriceOre === null ? [] : [`${labels.frozenPriceOre} ${formatMoney(toKronor(frozenPriceOre))}`];
  return [...counted, ...cost, ...price, ...file].join(', ');
}
