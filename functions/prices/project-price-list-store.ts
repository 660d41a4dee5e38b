import { type PriceLists, resolvePrice } from '../../shared/domain/prices.ts';
import { toKronor } from '../../shared/lib/money.ts';
import type { Product } from '../../shared/schemas/product.ts';
import type { ProjectPriceList, ProjectPriceListFields } from '../../shared/schemas/price-list.ts';
import { loadPriceLists, requireAllPrices, storedLines } from './price-list-store.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { getRecord } from '../data/core/table.ts';

type Context = {
  project: StoredRecord<'project'>;
  products: readonly Product[];
  year: number;
};

export async function projectPriceListView(
  list: StoredRecord<'price-list-project'> | undefined,
  { project, products, year }: Context,
): Promise<ProjectPriceList> {
  const { customerId, projectCode } = project.data;
  const [lists, customer] = await Promise.all([
    loadPriceLists(project.id, customerId),
    getRecord('customer', customerId),
  ]);
  const own = list && !list.deleted ? list.data.lines : null;
  const prices = new Map(own?.map(({ productId, priceOre }) => [productId, toKronor(priceOre)]));
  return {
    projectId: project.id,
    projectCode,
    customerId,
    customerName: customer.data.name,
    isOwn: own !== null,
    version: list?.version ?? 0,
    lines: products.map(({ productId, name, productType }) => ({
      productId,
      productName: name,
      productType,
      price: prices.get(productId) ?? null,
      ...priceWithoutList(lists, productId, year),
    })),
  };
}

function priceWithoutList(lists: PriceLists, productId: number, year: number) {
  const other = resolvePrice({ ...lists, project: null }, productId, year);
  return {
    otherPrice: other && toKronor(other.priceOre),
    otherSource: other && (other.source === 'Customer' ? ('Customer' as const) : ('Default' as const)),
    otherYear: other?.sourceYear ?? null,
  };
}

/**
 * @param products all products: each needs a price
 * @throws a 422 that says how many prices are missing
 */
export async function projectPriceListData(
  { projectId, lines }: ProjectPriceListFields,
  products: readonly Product[],
): Promise<Data<'price-list-project'>> {
  const priced = lines.flatMap(({ productId, price }) => (price === null ? [] : [{ productId, price }]));
  const known = new Set(priced.map(({ productId }) => productId));
  requireAllPrices(products.filter(({ productId }) => !known.has(productId)).length);
  return { projectId, lines: await storedLines(priced) };
}
