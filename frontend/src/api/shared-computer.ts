import { createValue } from '../state/value.ts';

const storageKey = 'klang.is-shared';

/** Chosen at the login, and remembered by the browser: others use this computer too, so that nothing of its user stays. */
export const sharedComputer = createValue(localStorage.getItem(storageKey) !== null);

export function chooseShared(isShared: boolean): void {
  if (isShared) localStorage.setItem(storageKey, 'yes');
  else localStorage.removeItem(storageKey);
  sharedComputer.set(isShared);
}

/** Where the browser remembers what concerns its user; on a shared computer until the tab is closed. */
export const ownStorage = (): Storage => (sharedComputer.get() ? sessionStorage : localStorage);
