import { currentSession } from '../../api/session.ts';

/** Typed text that is not saved yet, kept over a reload in this tab; each user's own. */

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

export function keepDraft(name: string, values: unknown): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(values));
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}
