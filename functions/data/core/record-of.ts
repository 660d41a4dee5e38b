import { type Kind, kinds } from '../../../shared/codes/kinds.ts';
import { type Key, historyPrefix, keys } from './keys.ts';

/** What the partitions of records begin with. */
export const recordPrefixes: readonly string[] = kinds.map((kind) => keys.record(kind, 0).pk.slice(0, -1));

const kindOfPartition = new Map(kinds.map((kind, index) => [recordPrefixes[index], kind]));

/** @returns the record that an item is, or, with a version, whose history it belongs to */
export function recordOf({ pk, sk }: Key): { kind: Kind; id: number; version?: number } | undefined {
  const end = pk.indexOf('#') + 1;
  const kind = kindOfPartition.get(pk.slice(0, end));
  if (!kind) return undefined;
  const id = Number(pk.slice(end));
  if (sk === 'RECORD') return { kind, id };
  return sk.startsWith(historyPrefix) ? { kind, id, version: Number(sk.slice(historyPrefix.length)) } : undefined;
}
