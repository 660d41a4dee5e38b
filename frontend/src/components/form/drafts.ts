import { currentSession } from '../../api/session.ts';

/** Kept per user over a reload of the tab. */

const keyOf = (name: string) => `klang.draft.${currentSession()?.userId ?? 0}.${name}`;

export function readDraft(name: string): unknown {
  const text = sessionStorage.getItem(keyOf(name));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const readDraftBase = (name: string): unknown => readDraft(baseOf(name));

/** @param base the stored values without the draft, for a later merge of concurrent edits */
export function keepDraft(name: string, values: unknown, base?: unknown): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  if (base !== undefined) sessionStorage.setItem(keyOf(baseOf(name)), JSON.stringify(base));
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
  sessionStorage.removeItem(keyOf(baseOf(name)));
}

const baseOf = (name: string) => `${name}.base`;
