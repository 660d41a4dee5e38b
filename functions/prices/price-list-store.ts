import { isCostPriced } from '../../shared/codes/product-types.ts';
import type { PriceLists, ResolvedUnitPrice } from '../../shared/domain/prices.ts';
import { toKronor, toOre } from '../../shared/lib/money.ts';
import { fieldError } from '../../shared/codes/errors.ts';
import { keys } from '../data/core/keys.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { type RecordMap, findRecord, findRecords, queryItems } from '../data/core/table.ts';

/** One default list per year; the unique guards of the years hold the ids of the lists. */
export const priceListYears = 'price-list-default-year';

export async function findDefaultPriceLists(): Promise<StoredRecord<'price-list-default'>[]> {
  const ids = await findDefaultPriceListIds();
  return defaultPriceListsIn(await findRecords(ids.map((id) => ['price-list-default', id] as const)), ids);
}

export async function findDefaultPriceListIds(): Promise<number[]> {
  const guards = await queryItems(keys.unique(priceListYears, '').pk, '');
  return guards.map((guard) => guard['id'] as number);
}

function defaultPriceListsIn(found: RecordMap, ids: readonly number[]): StoredRecord<'price-list-default'>[] {
  return ids.flatMap((id) => {
    const list = found.get('price-list-default', id);
    return list && !list.deleted ? [list] : [];
  });
}

/** The lists that a caller has read with other records. */
export function priceListsIn(
  found: RecordMap,
  { defaultIds, customerId }: { defaultIds: readonly number[]; customerId: number },
): Omit<PriceLists, 'project'> {
  return {
    customer: linesOf(found.get('price-list-customer', customerId)),
    defaults: defaultPriceListsIn(found, defaultIds).map(({ data: { year, lines } }) => ({ year, lines })),
  };
}

/** The lines of a project's or customer's own list; null without one. */
export function linesOf(list: StoredRecord<'price-list-project' | 'price-list-customer'> | undefined): Lines | null {
  return list && !list.deleted ? list.data.lines : null;
}

/** Everything that `resolvePrice` chooses from. A project's or customer's own list has its owner's id. */
export async function loadPriceLists(projectId: number, customerId: number): Promise<PriceLists> {
  const [project, others] = await Promise.all([
    findRecord('price-list-project', projectId),
    loadCustomerPriceLists(customerId),
  ]);
  return { ...others, project: linesOf(project) };
}

export async function loadCustomerPriceLists(customerId: number): Promise<PriceLists> {
  const [defaults, customer] = await Promise.all([
    findDefaultPriceLists(),
    findRecord('price-list-customer', customerId),
  ]);
  return {
    project: null,
    customer: linesOf(customer),
    defaults: defaults.map(({ data }) => ({ year: data.year, lines: data.lines })),
  };
}

export function pricePart(price: ResolvedUnitPrice | null) {
  return {
    unitPrice: price && toKronor(price.priceOre),
    source: price?.source ?? null,
    sourceYear: price?.sourceYear ?? null,
  };
}

type Lines = Data<'price-list-default'>['lines'];

export async function namedLines(lines: Lines) {
  const products = await findRecords(lines.map(({ productId }) => ['product', productId] as const));
  return lines.flatMap(({ productId, priceOre }) => {
    const product = products.get('product', productId)?.data;
    if (!product) return [];
    return [{ productId, productName: product.name, productType: product.productType, price: toKronor(priceOre) }];
  });
}

/** A removed product keeps its price, and what is priced by its cost has none. @throws a 422 for a duplicate or unknown product */
export async function storedLines(lines: readonly { productId: number; price: number }[]): Promise<Lines> {
  const ids = lines.map(({ productId }) => productId);
  if (new Set(ids).size < ids.length) throw fieldError('lines', 'Samma produkt står två gånger.');
  const products = await findRecords(ids.map((productId) => ['product', productId] as const));
  const unknown = ids.findIndex((productId) => !products.get('product', productId));
  if (unknown >= 0) throw fieldError(`lines.${unknown}.productId`, 'Produkten finns inte. Välj en annan.');
  return lines
    .filter(({ productId }) => !isCostPriced(products.get('product', productId)!.data.productType))
    .map(({ productId, price }) => ({ productId, priceOre: toOre(price) }));
}
