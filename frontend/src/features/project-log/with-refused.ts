import type { OutboxEntry } from '../../api/outbox-entry.ts';

export type LogText = { text: string; version: number; original: string };

/** By entry id; 0 is a new message. */
export type Texts = Record<number, LogText>;

export const newEntry = 0;

type RefusedEntry = Pick<OutboxEntry, 'key' | 'form'>;

/**
 * Messages of the outbox that the server refused come back to their fields, beside what is typed there.
 * @returns also which entries each field holds
 */
export function withRefused(
  typed: Texts,
  refused: readonly RefusedEntry[],
): { texts: Texts; keys: Record<number, readonly string[]> } {
  const texts = { ...typed };
  const keys: Record<number, readonly string[]> = {};
  for (const { key, form } of refused) {
    const { id, ...mine } = form.values as LogText & { id: number };
    const there = texts[id];
    if (!there || there.text.trim() === '') texts[id] = mine;
    else if (!there.text.includes(mine.text)) {
      // An edited message is not changed by an earlier edit of it.
      if (id !== newEntry) continue;
      texts[id] = { ...there, text: `${there.text}\n\n${mine.text}` };
    }
    keys[id] = [...(keys[id] ?? []), key];
  }
  return { texts, keys };
}
