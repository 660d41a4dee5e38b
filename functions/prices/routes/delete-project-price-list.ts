import { deleteProjectPriceList } from '../../../shared/contract/project-price-lists.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteProjectPriceList, async ({ params, query, unit }) => {
  const list = await getRecord('price-list-project', params.projectId);
  await requireVersion(list, query.version);
  unit.remove(list);
  return { done: true as const };
});
