import { accountOfType, isCostPriced } from '../../shared/codes/product-types.ts';
import { product } from '../../shared/entities/product.ts';
import { toOre } from '../../shared/lib/money.ts';
import type { StartProductsFields } from '../../shared/schemas/start-products.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { nextNumber, nextNumbers } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { findDefaultPriceLists, priceListYears } from './price-list-store.ts';

type Options = { products: StartProductsFields['products']; year: number };

/** Creates products, with their prices in the default list that applies that year: a new one where none does. */
export async function stageStartProducts(
  unit: UnitOfWork,
  { products, year }: Options,
): Promise<StoredRecord<'price-list-default'>> {
  const ids = await nextNumbers('product', products.length);
  const created = products.map(({ price, ...fields }, index) => ({
    price,
    ...unit.createWithId('product', ids[index]!, {
      ...product.empty,
      ...fields,
      account: accountOfType[fields.productType],
    }),
  }));
  const lines = created.flatMap(({ id, data, price }) =>
    isCostPriced(data.productType) || price === null ? [] : [{ productId: id, priceOre: toOre(price) }],
  );
  const [before] = (await findDefaultPriceLists())
    .filter(({ data }) => data.year <= year)
    .sort((one, other) => other.data.year - one.data.year);
  if (before) return unit.save(before, { ...before.data, lines: [...before.data.lines, ...lines] });
  const list = unit.createWithId('price-list-default', await nextNumber('price-list-default'), {
    year,
    comment: '',
    lines,
  });
  unit.reserveUnique(priceListYears, String(year), list.id);
  return list;
}
