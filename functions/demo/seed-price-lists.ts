import { isCostPriced } from '../../shared/codes/product-types.ts';
import { toOre } from '../../shared/lib/money.ts';
import { keys } from '../data/core/keys.ts';
import { priceListYears } from '../prices/price-list-store.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { getItem, getRecord } from '../data/core/table.ts';
import * as demo from './demo-data.ts';
import { inUnits } from './in-units.ts';
import type { DemoCustomer } from './seed-customers.ts';

export async function seedPriceLists(products: StoredRecord<'product'>[], thisYear: number): Promise<void> {
  await inUnits([thisYear - 2, thisYear - 1, thisYear], async (unit, year, index) => {
    const lines = products.filter(hasListPrice).map(({ id, data }) => {
      const { price, productType } = demo.products.find(({ name }) => name === data.name)!;
      const step = productType === 'Mileage' ? 0.5 : 5;
      return { productId: id, priceOre: toOre(Math.round((price * (1 + index * 0.035)) / step) * step) };
    });
    const comment = index === 2 ? 'Gäller från årsskiftet' : '';
    // Extends the list of an earlier attempt with this attempt's products.
    const known = await getItem(keys.unique(priceListYears, String(year)));
    if (known) {
      const list = await getRecord('price-list-default', known['id'] as number);
      unit.save(list, { ...list.data, lines: [...list.data.lines, ...lines] });
      return;
    }
    const list = await unit.create('price-list-default', { year, comment, lines });
    unit.reserveUnique(priceListYears, String(year), list.id);
  });
}

function hasListPrice({ data }: StoredRecord<'product'>): boolean {
  return !isCostPriced(data.productType);
}

export async function seedOwnPriceLists(
  products: StoredRecord<'product'>[],
  customers: DemoCustomer[],
  projects: StoredRecord<'project'>[],
): Promise<void> {
  const linesAt = (share: number, own: readonly StoredRecord<'product'>[]) =>
    own.filter(hasListPrice).map(({ id, data }) => {
      const { price, productType } = demo.products.find(({ name }) => name === data.name)!;
      return {
        productId: id,
        priceOre: toOre(productType === 'Mileage' ? price : Math.round((price * share) / 10) * 10),
      };
    });
  const rates = products.filter(({ data }) => data.productType === 'Rate');
  await inUnits(demo.customerPriceLists, (unit, { customer, comment, share, onlyRates }) => {
    const { id } = customers.find((one) => one.customer.data.name === customer)!.customer;
    const lines = linesAt(share, onlyRates ? rates : products.slice(0, 4));
    return unit.createWithId('price-list-customer', id, { customerId: id, comment, lines });
  });
  const current = projects.filter((_, index) => index % 20 === 7);
  await inUnits(current, (unit, { id }, index) => {
    const lines = linesAt(1 + index * 0.02, products);
    return unit.createWithId('price-list-project', id, { projectId: id, lines });
  });
}
