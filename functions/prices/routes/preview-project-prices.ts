import { previewProjectPrices } from '../../../shared/contract/price-changes.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { priceChange } from '../../data/replica/lists/price-change.ts';
import { route } from '../../request/route.ts';
import { linesOfBody } from '../price-list-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(previewProjectPrices, async ({ body, knownChangedAt }) => {
  const [lines, db] = await Promise.all([
    linesOfBody(body.lines),
    freshReplica({ knownChangedAt }),
    getRecord('project', body.projectId),
  ]);
  return priceChange(db, { ...body, kind: 'project', lines });
});
