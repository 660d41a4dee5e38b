const storageKey = 'klang.changed-at';

let newest = sessionStorage.getItem(storageKey) ?? '';

/** The stamp of the newest write this tab knows of; sent with every read, so that lists have seen it. */
export function newestChange(): string {
  return newest;
}

export function rememberChange(changedAt: string | undefined): void {
  if (!changedAt || changedAt <= newest) return;
  newest = changedAt;
  sessionStorage.setItem(storageKey, newest);
}
