const storageKey = 'klang.changed-at';

let newest = sessionStorage.getItem(storageKey) ?? '';

/** The version of the newest write this tab knows of. Sent with every read, so that lists include that write. */
export function newestChange(): string {
  return newest;
}

export function rememberChange(changedAt: string | undefined): void {
  if (!changedAt || changedAt <= newest) return;
  newest = changedAt;
  sessionStorage.setItem(storageKey, newest);
}
