import type { Key } from './keys.ts';
import { type Item, getItems } from './table.ts';

type Joined = { keys: Key[]; items: Promise<Item[]> };

let joined: Joined | undefined;

/**
 * As `getItems`, but in one request with all others of this turn of the event loop: the session that a call reads, and
 * what its handler reads meanwhile.
 */
export async function getItemsJoined(wanted: readonly Key[]): Promise<Item[]> {
  joined ??= begin();
  const { keys, items } = joined;
  keys.push(...wanted);
  const names = new Set(wanted.map(nameOf));
  return (await items).filter((item) => names.has(nameOf(item)));
}

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

function begin(): Joined {
  const keys: Key[] = [];
  const items = Promise.resolve().then(() => {
    joined = undefined;
    return getItems(keys);
  });
  return { keys, items };
}
