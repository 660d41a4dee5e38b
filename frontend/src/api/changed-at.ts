const storageKey = 'klang.changed-at';

let newest = sessionStorage.getItem(storageKey) ?? '';

/** The newest writes that this tab knows of. Sent with every call, so that lists include them. */
export function newestChange(): string {
  return newest;
}

export function rememberChange(changedAt: string | undefined): void {
  if (!changedAt || changedAt <= newest) return;
  newest = changedAt;
  sessionStorage.setItem(storageKey, newest);
}
