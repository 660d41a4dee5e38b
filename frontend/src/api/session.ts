import type { Session } from '../../../shared/schemas/user.ts';
import { createValue } from '../state/value.ts';

const storageKey = 'klang.session';

export const sessionValue = createValue<Session | undefined>(read());

export function currentSession(): Session | undefined {
  return sessionValue.get();
}

export function keepSession(session: Session): void {
  localStorage.setItem(storageKey, JSON.stringify(session));
  sessionValue.set(session);
}

export function forgetSession(): void {
  localStorage.removeItem(storageKey);
  sessionValue.set(undefined);
}

// Another tab logged in or out.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) sessionValue.set(read());
});

function read(): Session | undefined {
  const text = localStorage.getItem(storageKey);
  if (!text) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return isSession(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A type guard without the zod schema, which would add to the login page's bundle. The server validates the token. */
function isSession(kept: unknown): kept is Session {
  if (typeof kept !== 'object' || kept === null) return false;
  const { token, userId, role } = kept as Partial<Session>;
  return typeof token === 'string' && typeof userId === 'number' && typeof role === 'string';
}
