const storageKey = 'klang.asked-before-log-in';

/** Keeps, in this tab, the query of the login page while the browser is at a provider. */
export function rememberPasskeyOffer(search: string): void {
  sessionStorage.setItem(storageKey, search);
}

export function passkeyOfferQuery(): string {
  return sessionStorage.getItem(storageKey) ?? '';
}
