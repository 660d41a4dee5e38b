import { dropRefused, formInOutbox } from '../../api/outbox-store.ts';
import { currentSession } from '../../api/session.ts';

/** Kept per user over a reload of the tab. */

const keyOf = (name: string) => `klang.draft.${currentSession()?.userId ?? 0}.${name}`;

/** What was typed, or what the outbox holds of the form. */
export function readDraft(name: string): unknown {
  return readTyped(name) ?? formInOutbox(name)?.form.values;
}

export function readDraftBase(name: string): unknown {
  return readTyped(name) === undefined ? formInOutbox(name)?.form.base : readTyped(baseOf(name));
}

/** True when a form shows what waits in the outbox: it is saved already. */
export function isWaitingDraft(name: string): boolean {
  return readTyped(name) === undefined && (formInOutbox(name)?.isWaiting ?? false);
}

function readTyped(name: string): unknown {
  const text = sessionStorage.getItem(keyOf(name));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param base the stored values without the draft, for a later merge of concurrent edits */
export function keepDraft(name: string, values: unknown, base?: unknown): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  if (base !== undefined) sessionStorage.setItem(keyOf(baseOf(name)), JSON.stringify(base));
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
  sessionStorage.removeItem(keyOf(baseOf(name)));
  dropRefused(name);
}

const baseOf = (name: string) => `${name}.base`;
