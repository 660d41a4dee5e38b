import { getCustomerPrices } from '../../../shared/contract/price-lists.ts';
import { resolvePrice } from '../../../shared/domain/prices.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { productsInPriceLists } from '../../data/replica/lists/options.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { loadCustomerPriceLists, pricePart } from '../price-list-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getCustomerPrices, async ({ params, query, now, knownChangedAt }) => {
  const [lists, db] = await Promise.all([
    loadCustomerPriceLists(params.customerId),
    freshReplica({ knownChangedAt }),
    getRecord('customer', params.customerId),
  ]);
  const year = query.year ?? yearOf(dayOf(now));
  return productsInPriceLists(db).map(({ productId, name, productType }) => {
    const { unitPrice, sourceYear } = pricePart(resolvePrice({ ...lists, customer: null }, productId, year));
    return {
      productId,
      productName: name,
      productType,
      ...pricePart(resolvePrice(lists, productId, year)),
      defaultPrice: unitPrice,
      defaultYear: sourceYear,
    };
  });
});
