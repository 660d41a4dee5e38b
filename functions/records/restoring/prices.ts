import { formatCount } from '../../../shared/lib/format.ts';
import type { Data } from '../../data/core/records.ts';
import { requireYearFree } from '../../prices/owned-price-lists.ts';
import { priceListYears } from '../../prices/price-list-store.ts';
import { requireUnused } from '../../prices/product-store.ts';
import { type Restorer, type RestoreContext, refuse, requireThere } from './restorer.ts';

/** The replica is large, and few kinds of records need it. */
const lists = () => import('./products-of-replica.ts');

export const restoreProduct: Restorer<'product'> = async (record, data, by) => {
  if (!record.deleted && data.productType !== record.data.productType) {
    const { usesOf } = await lists();
    requireUnused(await usesOf(record.id, by), 'kan inte byta produkttyp');
  }
  by.unit.restore(record, data);
};

export const restoreDefaultPriceList: Restorer<'price-list-default'> = async (record, data, by) => {
  await requireAllProducts(data.lines, by);
  const { unit } = by;
  if (record.deleted || data.year !== record.data.year) {
    await requireYearFree(data.year);
    if (!record.deleted) unit.releaseUnique(priceListYears, String(record.data.year));
    unit.reserveUnique(priceListYears, String(data.year), record.id);
  }
  unit.restore(record, data);
};

export const restoreCustomerPriceList: Restorer<'price-list-customer'> = async (record, data, { unit }) => {
  await requireThere([['customer', record.id]]);
  unit.restore(record, data);
};

export const restoreProjectPriceList: Restorer<'price-list-project'> = async (record, data, by) => {
  await requireThere([['project', record.id]]);
  await requireAllProducts(data.lines, by);
  by.unit.restore(record, data);
};

/** A list must have a price for every product, including products added later. */
async function requireAllProducts(lines: Data<'price-list-default'>['lines'], by: RestoreContext) {
  const priced = new Set(lines.map(({ productId }) => productId));
  const { productsToPrice } = await lists();
  const missing = (await productsToPrice(by)).filter(({ productId }) => !priced.has(productId));
  if (missing.length === 0) return;
  refuse(
    `Prislistan saknar pris på ${formatCount(missing.length, 'produkt', 'produkter')} som har tillkommit sedan dess.`,
  );
}
