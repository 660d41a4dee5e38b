import type * as z from 'zod/mini';
import type { Route } from '../../shared/contract/route.ts';
import type { priceChangeSchema } from '../../shared/schemas/price-change.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { type PriceListOwner, priceChange } from '../data/replica/lists/price-change.ts';
import { type Handler, route } from '../request/route.ts';
import { storedLines } from './price-list-store.ts';
import { getRecord } from '../data/core/table.ts';

type ListPreview = { lines: readonly { productId: number; price: number }[] | null };

/** Makes the handler that answers what prices of an owner's list would change. */
export function previewRoute<Body extends z.ZodMiniType<ListPreview>>(
  contract: Route<undefined, undefined, Body, typeof priceChangeSchema>,
  ownerOf: (body: z.output<Body>) => PriceListOwner,
): Handler {
  return route(contract, async ({ body: prices, knownChangedAt }) => {
    const body = prices as z.output<Body>;
    const owner = ownerOf(body);
    const [lines, db] = await Promise.all([
      body.lines && storedLines(body.lines),
      freshReplica({ knownChangedAt }),
      owner.id === null ? undefined : getRecord(owner.kind === 'default' ? 'price-list-default' : owner.kind, owner.id),
    ]);
    return priceChange(db, { ...owner, lines });
  });
}
