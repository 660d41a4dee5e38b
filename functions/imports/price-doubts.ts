import { type AmountDoubt, priceDoubts, type TypedPrice } from '../../shared/domain/amount-doubts.ts';
import { dayOf, yearOf } from '../../shared/lib/days.ts';
import { toKronor } from '../../shared/lib/money.ts';
import { defaultListName } from '../../shared/text/price-lists.ts';
import type { Database } from '../data/replica/database.ts';
import { defaultPricesInOre } from '../data/replica/lists/existing-records.ts';
import { allProducts } from '../data/replica/lists/options.ts';
import { whereIs } from '../spreadsheets/read-table.ts';
import type { ParsedRecord } from './record-kind.ts';

type DefaultPrice = { productId: number; year: number; price: number };
type Lines = { lines: readonly { productId: number; price: number }[] };
type PriceLookup = (productId: number, values: object) => TypedPrice['elsewhere'];

/** Prices of new default lists: each is compared with that of the year before, in Klang or in the file. */
export function doubtsOfDefaultLists(records: readonly ParsedRecord[], db: Database): AmountDoubt[] {
  const typed = records.flatMap(({ parsed }) => {
    const { year, lines } = parsed as { year: number } & Lines;
    return lines.map((line): DefaultPrice => ({ ...line, year }));
  });
  const before = latestPrice([...defaultPrices(db), ...typed]);
  return doubtsOf(records, db, (productId, values) => before(productId, (values as { year: number }).year - 1));
}

/** Prices of new lists of customers: each is compared with that of this year's default list. */
export function doubtsOfCustomerLists(records: readonly ParsedRecord[], db: Database, now: Date): AmountDoubt[] {
  const usual = latestPrice(defaultPrices(db));
  return doubtsOf(records, db, (productId) => usual(productId, yearOf(dayOf(now))));
}

function defaultPrices(db: Database): DefaultPrice[] {
  return defaultPricesInOre(db).map(({ ore, ...price }) => ({ ...price, price: toKronor(ore) }));
}

/** The price of a product in the latest list that is no later than a year, if any has one. */
function latestPrice(prices: readonly DefaultPrice[]) {
  const byProduct = Map.groupBy(prices, ({ productId }) => productId);
  return (productId: number, latest: number): TypedPrice['elsewhere'] => {
    const known = (byProduct.get(productId) ?? []).filter(({ year, price }) => year <= latest && price > 0);
    const [last] = known.toSorted((a, b) => b.year - a.year);
    return last && { list: defaultListName(last.year), price: last.price };
  };
}

function doubtsOf(records: readonly ParsedRecord[], db: Database, elsewhere: PriceLookup): AmountDoubt[] {
  const products = new Map(allProducts(db).map((product) => [product.productId, product]));
  return records.flatMap(({ parsed, place, placeOfPart }) => {
    const prices = (parsed as Lines).lines.map(({ productId, price }, index) => ({
      name: `${products.get(productId)?.name} (${whereIs(placeOfPart(index, 'price'), place('price'))})`,
      amount: price,
      before: null,
      isOfHour: products.get(productId)?.productType === 'Rate',
      elsewhere: elsewhere(productId, parsed!),
    }));
    return priceDoubts(prices);
  });
}
