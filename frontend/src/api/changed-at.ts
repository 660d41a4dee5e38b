import { changesAfter } from '../../../shared/contract/headers.ts';

const storageKey = 'klang.changed-at';

let newest = sessionStorage.getItem(storageKey) ?? '';

/** The newest writes that this tab knows of. Sent with every call, so that lists include them. */
export function newestChange(): string {
  return newest;
}

/** @param sent with the call that told of the change */
export function rememberChange(changedAt: string | undefined, sent = newest): void {
  newest = changesAfter(newest, sent, changedAt);
  sessionStorage.setItem(storageKey, newest);
}
