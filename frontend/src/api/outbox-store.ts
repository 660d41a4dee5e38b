import { createValue } from '../state/value.ts';
import { browserStore } from './browser-store.ts';
import { currentSession } from './session.ts';
import { isCreating, type OutboxEntry, type OutboxForm } from './outbox-entry.ts';

export const outboxStore = browserStore<OutboxEntry>('outbox');

/** The current user's saves that wait or were refused, in their order. */
export const ownEntries = createValue<readonly OutboxEntry[]>([]);

const channel = new BroadcastChannel('klang.outbox');
channel.addEventListener('message', () => void refreshEntries());

/** Shows a change of the store in all tabs. */
export async function showChange(): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage('changed');
  await refreshEntries();
}

export async function refreshEntries(): Promise<void> {
  const userId = currentSession()?.userId;
  const all = await outboxStore.readAll().catch(() => []);
  ownEntries.set(all.filter((entry) => entry.userId === userId).sort((a, b) => a.order - b.order));
}

const ofDraft = (draft: string) => ownEntries.get().filter(({ form }) => form.draft === draft);

export const isWaiting = ({ refusal }: OutboxEntry): boolean => refusal === undefined;

/** Files do not hold up what is saved after them. */
export const isWaitingSave = (entry: OutboxEntry): boolean => isWaiting(entry) && !entry.file;

export function countsOf(entries: readonly OutboxEntry[]): { saves: number; files: number } {
  const files = entries.filter(({ file }) => file).length;
  return { saves: entries.length - files, files };
}

/** What a form shows again: a change that waits, or any save that was refused. */
export function formInOutbox(draft: string): { form: OutboxForm; isWaiting: boolean } | undefined {
  const entry = ofDraft(draft).findLast((one) => !isWaiting(one) || !isCreating(one));
  return entry && { form: entry.form, isWaiting: isWaiting(entry) };
}

export const refusedOf = (draft: string): OutboxEntry[] => ofDraft(draft).filter((entry) => !isWaiting(entry));

/** The refused saves of a form whose values were saved or discarded. */
export function dropRefused(draft: string): void {
  void dropEntries(refusedOf(draft).map(({ key }) => key));
}

export async function dropEntries(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  for (const key of keys) await outboxStore.remove(key);
  await showChange();
}

void refreshEntries();
