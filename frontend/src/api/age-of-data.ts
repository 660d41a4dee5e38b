import { createValue } from '../state/value.ts';
import { networkValue } from './network.ts';
import { queryClient } from './query-client.ts';

/** When the kept answers were read, by the hash of their query. */
const readAt = new Map<string, number>();

export function noteReadAt(queryHash: string, at: number | undefined): void {
  if (at === undefined) readAt.delete(queryHash);
  else readAt.set(queryHash, at);
}

/** When the oldest of what the screen shows was read. Undefined with a network. */
export const ageOfData = createValue<number | undefined>(undefined);

export function readTimeOf({ queryHash, state }: { queryHash: string; state: { dataUpdatedAt: number } }): number {
  return readAt.get(queryHash) ?? state.dataUpdatedAt;
}

const cache = queryClient.getQueryCache();

function judge(): void {
  const shown = cache.findAll({ type: 'active' }).filter(({ state, meta }) => state.data !== undefined && meta?.isKept);
  const oldest = Math.min(...shown.map(readTimeOf));
  ageOfData.set(networkValue.get() || shown.length === 0 ? undefined : oldest);
}

networkValue.subscribe(judge);
cache.subscribe(() => {
  if (!networkValue.get()) queueMicrotask(judge);
});
