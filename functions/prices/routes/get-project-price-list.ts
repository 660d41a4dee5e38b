import { getProjectPriceList } from '../../../shared/contract/price-lists.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { productsInPriceLists } from '../../data/replica/lists/options.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { projectPriceListView } from '../owned-price-lists.ts';
import { findRecord, getRecord } from '../../data/core/table.ts';

export const handler = route(getProjectPriceList, async ({ params, now, knownChangedAt }) => {
  const [project, list, db] = await Promise.all([
    getRecord('project', params.projectId),
    findRecord('price-list-project', params.projectId),
    freshReplica({ knownChangedAt }),
  ]);
  return projectPriceListView(list, { project, products: productsInPriceLists(db), year: yearOf(dayOf(now)) });
});
