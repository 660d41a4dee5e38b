import { saveProjectPriceList } from '../../../shared/contract/price-lists.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { productsInPriceLists } from '../../data/replica/lists/options.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { projectPriceListData, projectPriceListView, stageOwned } from '../owned-price-lists.ts';
import { findRecord, findRecords } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(saveProjectPriceList, async ({ body, unit, now, knownChangedAt }) => {
  const { projectId } = body;
  const [found, before, db] = await Promise.all([
    findRecords([['project', projectId]]),
    findRecord('price-list-project', projectId),
    freshReplica({ knownChangedAt }),
  ]);
  const project = found.require('project', projectId, 'projectId', 'Projektet finns inte.');
  if (before) await requireVersion(before, body.version);
  const products = productsInPriceLists(db);
  const data = await projectPriceListData(body, products);
  const list = stageOwned(unit, 'price-list-project', { ownerId: projectId, before, data });
  return projectPriceListView(list, { project, products, year: yearOf(dayOf(now)) });
});
