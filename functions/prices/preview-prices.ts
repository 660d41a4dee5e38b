import type { PriceChange } from '../../shared/schemas/price-change.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { type PriceListOwner, priceChange } from '../data/replica/lists/price-change.ts';
import { storedLines } from './price-list-store.ts';
import { getRecord } from '../data/core/table.ts';

type Preview = {
  owner: PriceListOwner;
  lines: readonly { productId: number; price: number }[] | null;
  knownChangedAt: string | undefined;
};

/** @returns what the prices of an owner's list would change */
export async function previewPrices({ owner, lines: prices, knownChangedAt }: Preview): Promise<PriceChange> {
  const [lines, db] = await Promise.all([
    prices && storedLines(prices),
    freshReplica({ knownChangedAt }),
    owner.id === null ? undefined : getRecord(owner.kind === 'default' ? 'price-list-default' : owner.kind, owner.id),
  ]);
  return priceChange(db, { ...owner, lines });
}
