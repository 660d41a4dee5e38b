import { previewCustomerPrices } from '../../../shared/contract/price-changes.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { priceChange } from '../../replica/lists/price-change.ts';
import { route } from '../../runtime/route.ts';
import { askedLines } from '../../stores/prices/price-list-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(previewCustomerPrices, async ({ body, knownChangedAt }) => {
  const [lines, db] = await Promise.all([
    askedLines(body.lines),
    freshReplica({ knownChangedAt }),
    getRecord('customer', body.customerId),
  ]);
  return priceChange(db, { ...body, kind: 'customer', lines });
});
