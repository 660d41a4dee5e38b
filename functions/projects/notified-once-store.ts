import { updateIf } from '../data/core/conditional-update.ts';
import { initially } from '../data/core/item-change.ts';
import type { Key } from '../data/core/keys.ts';
import { getItems } from '../data/core/table.ts';

/** What the owner of a project is notified once, whatever stops half way: an item says when it was seen, and told. */

const written = ({ pk, sk }: Key) => `${pk} ${sk}`;

export async function notNotified<One>(all: readonly One[], keyOf: (one: One) => Key): Promise<One[]> {
  const items = await getItems(all.map(keyOf));
  const notified = new Set(items.filter(({ toldAt }) => toldAt !== undefined).map(written));
  return all.filter((one) => !notified.has(written(keyOf(one))));
}

/** @returns when it was first seen, the same in each attempt to tell of it */
export async function beginNotifying(key: Key, now: Date): Promise<string> {
  const { item } = await updateIf(key, {
    set: { seenAt: initially(now.toISOString()) },
  });
  return item['seenAt'] as string;
}

export async function endNotifying(key: Key, now: Date): Promise<void> {
  await updateIf(key, { set: { toldAt: now.toISOString() } });
}
