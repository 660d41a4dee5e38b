import type { ProductType } from '../../../shared/codes/product-types.ts';
import { formatCount } from '../../../shared/lib/format.ts';
import { titles } from '../navigation/titles.ts';

export type StartProduct = { name: string; productType: ProductType; price: number | null };
export type StartSet = 'Acoustics' | 'Consulting' | 'Own';

const ofKind = (productType: ProductType) => (name: string, price: number | null) => ({ name, productType, price });
const rate = ofKind('Rate');
const rent = ofKind('Rent');

/** Usual to both: what is priced by its cost has no price. */
const usual: readonly StartProduct[] = [
  rate('Restid', 700),
  rate('Administration', 650),
  ofKind('Mileage')('Milersättning', 5.5),
  ofKind('Expense')('Resor och logi', null),
  ofKind('Subconsultant')('Underkonsult', null),
];

/** Examples to change: prices are in kronor without VAT. */
export const startSets: Record<StartSet, readonly StartProduct[]> = {
  Acoustics: [
    rate('Uppdragsledare', 1350),
    rate('Akustiker', 1150),
    rate('Mätning i fält', 1250),
    rate('Mätning nattetid', 1650),
    rent('Ljudnivåmätare', 900),
    rent('Byggakustikutrustning', 2400),
    ...usual,
  ],
  Consulting: [
    rate('Uppdragsledare', 1350),
    rate('Seniorkonsult', 1250),
    rate('Konsult', 1050),
    rate('Handläggare', 850),
    ...usual,
  ],
  Own: [],
};

export const startProductsText = {
  title: 'Produkter och priser',
  offer: 'Börja med ett förslag',
  set: 'Börja med',
  sets: { Acoustics: 'Akustik', Consulting: 'Konsulttjänster', Own: 'Egna produkter' } satisfies Record<
    StartSet,
    string
  >,
  hint: (year: number) =>
    `Priserna är exempel, i kronor utan moms. Ändra, ta bort och lägg till. När du sparar skapas produkterna, med priserna i ${titles.defaultPriceLists} ${year}.`,
  name: 'Produkt',
  productType: 'Produkttyp',
  price: 'Pris',
  products: 'Produkter',
  inRow: (label: string, row: number) => `${label}, rad ${row}`,
  ofCost: 'Inköpspris',
  add: 'Lägg till en produkt',
  remove: (row: number) => `Ta bort rad ${row}`,
  count: (count: number) => formatCount(count, 'produkt', 'produkter'),
  created: (count: number, year: number) =>
    `${formatCount(count, 'produkt skapad', 'produkter skapade')}, med priser i ${titles.defaultPriceLists} ${year}`,
  notCreated: 'Kunde inte skapa produkterna',
  noProduct: 'Lägg till minst en produkt',
} as const;
