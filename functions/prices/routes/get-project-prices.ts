import { isCostPriced } from '../../../shared/codes/product-types.ts';
import { getProjectPrices } from '../../../shared/contract/price-lists.ts';
import { resolvePrice } from '../../../shared/domain/prices.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { allProducts } from '../../data/replica/lists/options.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { loadPriceLists, pricePart } from '../price-list-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(getProjectPrices, async ({ params, query, now, knownChangedAt }) => {
  const project = await getProjectByCode(params.code);
  const [lists, db] = await Promise.all([
    loadPriceLists(project.id, project.data.customerId),
    freshReplica({ knownChangedAt }),
  ]);
  return allProducts(db).map(({ productId, name, productType, markUpPercent }) => {
    const isListed = !isCostPriced(productType);
    const price = isListed ? resolvePrice(lists, productId, query.year ?? yearOf(dayOf(now))) : null;
    return { productId, productName: name, productType, markUpPercent, ...pricePart(price) };
  });
});
