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

/** What stood there when the draft was begun; undefined where nobody knows. */
export const readDraftBase = (name: string): unknown => readDraft(baseOf(name));

/** @param base what stands there without the draft, to tell later what was typed from what others have changed */
export function keepDraft(name: string, values: unknown, base?: unknown): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  if (base !== undefined) sessionStorage.setItem(keyOf(baseOf(name)), JSON.stringify(base));
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
  sessionStorage.removeItem(keyOf(baseOf(name)));
}

const baseOf = (name: string) => `${name}.base`;
