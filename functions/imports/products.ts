import { type ProductType, accountOfType } from '../../shared/codes/product-types.ts';
import { type VatRate, accountOfRate, vatRates } from '../../shared/codes/vat-rules.ts';
import { product } from '../../shared/entities/product.ts';
import { identityOf } from '../../shared/lib/text.ts';
import { productFieldsSchema } from '../../shared/schemas/product.ts';
import { existingProducts } from '../data/replica/lists/existing-records.ts';
import { columnOf } from './column.ts';
import { type Values, recordKind } from './record-kind.ts';

const { fields, empty } = product;

type KnownProduct = { name: string };

export const products = recordKind(productFieldsSchema, {
  words: { one: 'produkt', many: 'produkter' },
  sheet: 'Produkter',
  columns: [
    columnOf('name', fields.name, { also: ['Produkt', 'Benämning', 'Artikel'], example: 'Mätning, dagtid' }),
    columnOf('productType', fields.productType, { also: ['Typ'], example: 'Taxa' }),
    columnOf('invoiceText', fields.invoiceText),
    columnOf('account', fields.account, {
      also: ['Bokföringskonto', 'Försäljningskonto'],
      example: '3001',
      help: 'Lämnas tomt för det vanliga kontot för produkttypen och momsen.',
    }),
    columnOf('vatPercent', fields.vatPercent, { also: ['Moms', 'Momssats'], codes: vatRates, example: '25' }),
    columnOf('markUpPercent', fields.markUpPercent, { also: ['Påslag'] }),
    columnOf('invoiceItemGroupHeading', fields.invoiceItemGroupHeading, { example: 'Nej' }),
    columnOf('aggregateHoursToTotal', fields.aggregateHoursToTotal, { example: 'Nej' }),
    columnOf('isConstruction', fields.isConstruction),
  ],
  complete: (body) => ({ account: usualAccount(body), ...body }),
  nameOf: ({ name }) => name,
  identities: [{ column: 'name', words: 'namn', keysOf: ({ name }: KnownProduct) => [identityOf(name)] }],
  existing: (db, from) => existingProducts(db, from).map(({ id, ...values }) => ({ id, name: values.name, values })),
  actions: 2,
  stage: (unit, id, body) => {
    unit.createWithId('product', id, body);
  },
});

/** As the form proposes: the type's account, or that of the VAT rate where the type has none of its own. */
function usualAccount({ productType = empty.productType, vatPercent = empty.vatPercent }: Values): number {
  const ofType = accountOfType[productType as ProductType];
  return ofType === accountOfRate[empty.vatPercent] ? accountOfRate[vatPercent as VatRate] : ofType;
}
