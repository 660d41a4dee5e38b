import { fieldError } from '../../../shared/codes/errors.ts';
import { createStartProducts } from '../../../shared/contract/products.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { identityOf } from '../../../shared/lib/text.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { allProducts } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';
import { stageStartProducts } from '../start-products-store.ts';

export const handler = route(createStartProducts, async ({ body: { products }, unit, now, knownChangedAt }) => {
  const known = new Set(allProducts(await freshReplica({ knownChangedAt })).map(({ name }) => identityOf(name)));
  const taken = products.findIndex(({ name }) => known.has(identityOf(name)));
  if (taken >= 0) throw fieldError(`products.${taken}.name`, 'Det finns redan en produkt med det namnet.');
  const { id, data } = await stageStartProducts(unit, { products, year: yearOf(dayOf(now)) });
  return { priceListDefaultId: id, year: data.year, numberOfProducts: products.length };
});
