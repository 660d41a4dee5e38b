import { AppError } from '../../shared/codes/errors.ts';
import { alreadyExists } from '../../shared/codes/errors/records.ts';
import type { DefaultPriceList, DefaultPriceListFields } from '../../shared/schemas/price-list.ts';
import { keys } from '../data/core/keys.ts';
import { namedLines, priceListYears, requireAllPrices, storedLines } from './price-list-store.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { queryItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

export async function defaultPriceListView({
  id,
  version,
  data: { year, comment, lines: storedPrices },
}: StoredRecord<'price-list-default'>): Promise<DefaultPriceList> {
  const lines = await namedLines(storedPrices);
  return { priceListDefaultId: id, version, year, comment, lines, numberOfLines: lines.length };
}

/**
 * @param allProductIds all products: each needs a price above zero
 * @throws a 422 that says how many prices are missing
 */
export async function defaultPriceListData(
  { year, comment, lines }: DefaultPriceListFields,
  allProductIds: readonly number[],
): Promise<Data<'price-list-default'>> {
  const stored = await storedLines(lines);
  const prices = new Map(stored.map(({ productId, priceOre }) => [productId, priceOre]));
  const wanted = new Set([...allProductIds, ...prices.keys()]);
  requireAllPrices([...wanted].filter((productId) => !prices.get(productId)).length);
  return { year, comment, lines: stored };
}

export async function requireYearFree(year: number): Promise<void> {
  if ((await queryItems(keys.unique(priceListYears, '').pk, String(year))).length > 0) {
    throw new AppError(alreadyExists, { message: `Det finns redan en prislista för ${year}.` });
  }
}

/**
 * @param given.productIds all products: each needs a price above zero
 * @throws AppError when the year has a list, or a price is missing
 */
export async function stageNewDefaultList(
  unit: UnitOfWork,
  id: number,
  { body, productIds }: { body: DefaultPriceListFields; productIds: readonly number[] },
): Promise<StoredRecord<'price-list-default'>> {
  await requireYearFree(body.year);
  const list = unit.createWithId('price-list-default', id, await defaultPriceListData(body, productIds));
  unit.reserveUnique(priceListYears, String(body.year), list.id);
  return list;
}
