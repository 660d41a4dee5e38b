import type { Action } from './actions.ts';
import { exists } from './condition.ts';
import { deleteAction, updateAction } from './item-actions.ts';
import type { Key } from './keys.ts';
import { changeLog } from './log-keys.ts';

const atOnce = 50;

/** Some at a time, for changes that may be made again after a crash. @throws when an item has gone meanwhile */
export async function changeItems(actions: readonly Action[]): Promise<void> {
  for (let start = 0; start < actions.length; start += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction at a time
    const isDone = await changeLog(actions.slice(start, start + atOnce));
    if (!isDone) throw new Error('An item has changed meanwhile; the next attempt reads it again.');
  }
}

export const removal = (key: Key): Action => deleteAction(key);

/** Changes an existing item: one that has expired meanwhile is not created again. */
export const setting = (key: Key, values: Record<string, string>): Action =>
  updateAction(key, { set: values, onlyIf: exists });
