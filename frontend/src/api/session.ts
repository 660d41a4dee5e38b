import type { Session } from '../../../shared/schemas/user.ts';
import { createValue } from '../state/value.ts';
import { ownStorage, sharedComputer } from './shared-computer.ts';

const storageKey = 'klang.session';

export const sessionValue = createValue<Session | undefined>(read());

export function currentSession(): Session | undefined {
  return sessionValue.get();
}

export function keepSession(session: Session): void {
  const own = ownStorage();
  // One that replaces another is never missing in between: other tabs would take that for a logout.
  own.setItem(storageKey, JSON.stringify(session));
  (own === localStorage ? sessionStorage : localStorage).removeItem(storageKey);
  sessionValue.set(session);
}

/** @param renewed the token in place of the session's own, after a new PIN; null where there is none */
export function renewSession(renewed: Pick<Session, 'token' | 'expiresAt'> | null): void {
  const session = currentSession();
  if (session && renewed) keepSession({ ...session, ...renewed });
}

export function forgetSession(): void {
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(storageKey);
  if (sharedComputer.get()) sessionStorage.clear();
  sessionValue.set(undefined);
}

/** When the session ends, as last known, in milliseconds; the server may have ended it before. */
export function sessionEndsAt(): number {
  return Date.parse(currentSession()?.expiresAt ?? '') || 0;
}

// Another tab logged in or out.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) sessionValue.set(read());
});

function read(): Session | undefined {
  const text = sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey);
  if (!text) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isSession(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** A type guard without the zod schema, which would add to the login page's bundle. The server validates the token. */
function isSession(stored: unknown): stored is Session {
  if (typeof stored !== 'object' || stored === null) return false;
  const { token, userId, role } = stored as Partial<Session>;
  return typeof token === 'string' && typeof userId === 'number' && typeof role === 'string';
}
