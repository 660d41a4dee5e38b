import { deleteProjectPriceList } from '../../../shared/contract/project-price-lists.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteProjectPriceList, async ({ params, query, unit }) => {
  const list = await getRecord('price-list-project', params.projectId);
  await requireVersion(list, query.version);
  unit.remove(list);
  return { done: true as const };
});
