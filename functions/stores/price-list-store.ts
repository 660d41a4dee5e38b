import { AppError, fieldError } from '../../shared/contract/errors.ts';
import type { PriceLists } from '../../shared/domain/prices.ts';
import { toKronor, toOre } from '../../shared/lib/money.ts';
import type { DefaultPriceList, DefaultPriceListFields } from '../../shared/schemas/price-list.ts';
import { keys } from './keys.ts';
import type { Data, Stored } from './records.ts';
import { findRecord, findRecords, queryItems } from './table.ts';

/** One default list for each year: the guards of the years lead to the lists. */
export const priceListYears = 'price-list-default-year';

export async function findDefaultPriceLists(): Promise<Stored<'price-list-default'>[]> {
  const guards = await queryItems(keys.unique(priceListYears, '').pk, '');
  const ids = guards.map((guard) => guard['id'] as number);
  const found = await findRecords(ids.map((id) => ['price-list-default', id] as const));
  return ids.flatMap((id) => {
    const list = found.get('price-list-default', id);
    return list && !list.deleted ? [list] : [];
  });
}

/** Everything that `resolvePrice` chooses from. A project's or customer's own list has the project's or customer's id. */
export async function loadPriceLists(projectId: number, customerId: number): Promise<PriceLists> {
  const [defaults, project, customer] = await Promise.all([
    findDefaultPriceLists(),
    findRecord('price-list-project', projectId),
    findRecord('price-list-customer', customerId),
  ]);
  return {
    project: project && !project.deleted ? project.data.lines : null,
    customer: customer && !customer.deleted ? customer.data.lines : null,
    defaults: defaults.map(({ data }) => ({ year: data.year, lines: data.lines })),
  };
}

export async function defaultPriceListView({
  id,
  version,
  data,
}: Stored<'price-list-default'>): Promise<DefaultPriceList> {
  const products = await findRecords(data.lines.map(({ productId }) => ['product', productId] as const));
  const lines = data.lines.flatMap(({ productId, priceOre }) => {
    const product = products.get('product', productId)?.data;
    if (!product) return [];
    return [{ productId, productName: product.name, productType: product.productType, price: toKronor(priceOre) }];
  });
  return {
    priceListDefaultId: id,
    version,
    year: data.year,
    comment: data.comment,
    lines,
    numberOfLines: lines.length,
  };
}

/**
 * The fields as they are stored.
 * @param allProductIds every product there is: each needs a price above zero
 * @throws a 422 that says how many prices are missing
 */
export function defaultPriceListData(
  fields: DefaultPriceListFields,
  allProductIds: readonly number[],
): Data<'price-list-default'> {
  const prices = new Map(fields.lines.map(({ productId, price }) => [productId, toOre(price)]));
  if (prices.size < fields.lines.length) throw fieldError('lines', 'Samma produkt står två gånger.');
  const missing = [...new Set([...allProductIds, ...prices.keys()])].filter(
    (productId) => !prices.get(productId),
  ).length;
  if (missing > 0) throw fieldError('lines', `Fyll i samtliga priser (${missing} priser saknas)`);
  const lines = [...prices].map(([productId, priceOre]) => ({ productId, priceOre }));
  return { year: fields.year, comment: fields.comment, lines };
}

/** The same year cannot have two lists. */
export async function requireYearFree(year: number): Promise<void> {
  if ((await queryItems(keys.unique(priceListYears, '').pk, String(year))).length > 0) {
    throw new AppError('already_exists', { message: `Det finns redan en prislista för ${year}.` });
  }
}
