import type { Field } from '../../shared/entities/field.ts';
import { customerPriceList, defaultPriceList, priceLine } from '../../shared/entities/price-lists.ts';
import { formatNumber } from '../../shared/lib/format.ts';
import { inWords } from '../../shared/lib/text.ts';
import { customerPriceListFieldsSchema, defaultPriceListFieldsSchema } from '../../shared/schemas/price-list.ts';
import type { Database } from '../data/replica/database.ts';
import { existingCustomerPriceLists, existingDefaultPriceLists } from '../data/replica/lists/existing-records.ts';
import { productsInPriceLists } from '../data/replica/lists/options.ts';
import { stageNewCustomerList, stageNewDefaultList } from '../prices/owned-price-lists.ts';
import { customerColumn } from './addresses.ts';
import { type Column, columnOf, readNumber } from './column.ts';
import { doubtsOfCustomerLists, doubtsOfDefaultLists } from './price-doubts.ts';
import { recordKind } from './record-kind.ts';

const words = { one: 'prislista', many: 'prislistor' };

const lineColumns: readonly Column[] = [
  columnOf('productId', priceLine.fields.productId, {
    also: ['Produktnamn', 'Namn', 'Artikel', 'Benämning'],
    example: 'Mätning, dagtid',
    help: 'Produktens namn. Produkten ska finnas i Klang.',
    isOfPart: true,
    read: (text, { product }) => product(text),
  }),
  columnOf('price', priceLine.fields.priceOre, {
    also: ['Á-pris', 'A-pris', 'Pris exkl. moms', 'Pris kr'],
    example: '1 250,50',
    help: 'I kronor, utan moms.',
    isOfPart: true,
    isRequired: true,
    read: readNumber,
  }),
];

const comment = (field: Field) =>
  columnOf('comment', field, { help: 'Om hela prislistan. Räcker på en av listans rader.' });

type PricedList = { lines: readonly { productId: number; price: number }[] };

/** Every product needs a price above zero in a default list. */
function faultOfPrices({ lines }: PricedList, db: Database) {
  const priced = new Set(lines.flatMap(({ productId, price }) => (price > 0 ? [productId] : [])));
  const missing = productsInPriceLists(db).filter(({ productId }) => !priced.has(productId));
  if (missing.length === 0) return undefined;
  const names = inWords(missing.map(({ name }) => name));
  return { column: 'year', message: `Prislistan saknar pris över noll för ${names}.` };
}

export const defaultPriceLists = recordKind(defaultPriceListFieldsSchema, {
  words,
  sheet: 'PL-standard',
  columns: [
    columnOf('year', defaultPriceList.fields.year, { also: ['Prisår'], example: '2027' }),
    ...lineColumns,
    comment(defaultPriceList.fields.comment),
  ],
  group: { by: 'year', into: 'lines', part: 'productId' },
  nameOf: ({ year }) => String(year),
  identities: [{ column: 'year', words: 'år', keysOf: ({ year }: { year: number }) => [String(year)] }],
  existing: (db) => existingDefaultPriceLists(db).map(({ id, year }) => ({ id, name: String(year), values: { year } })),
  faultOf: faultOfPrices,
  doubtsOf: doubtsOfDefaultLists,
  actions: 3,
  stage: (unit, id, body, db) =>
    stageNewDefaultList(unit, id, {
      body,
      productIds: productsInPriceLists(db).map(({ productId }) => productId),
    }),
});

export const customerPriceLists = recordKind(customerPriceListFieldsSchema, {
  words,
  sheet: 'PL-kund',
  columns: [customerColumn, ...lineColumns, comment(customerPriceList.fields.comment)],
  group: { by: 'customerId', into: 'lines', part: 'productId' },
  nameOf: ({ customerId }, text) => text('customerId') || formatNumber(customerId),
  identities: [
    { column: 'customerId', words: 'kund', keysOf: ({ customerId }: { customerId: number }) => [String(customerId)] },
  ],
  existing: (db) => existingCustomerPriceLists(db).map(({ id, name }) => ({ id, name, values: { customerId: id } })),
  doubtsOf: doubtsOfCustomerLists,
  idOf: ({ customerId }) => customerId,
  actions: 2,
  stage: (unit, _id, body) => stageNewCustomerList(unit, body),
});
