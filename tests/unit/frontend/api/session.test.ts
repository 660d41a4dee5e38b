import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** What another tab sees of this one: each change of what both read. */
let seen: (string | null)[] = [];
const storageOf = (tell: (value: string | null) => void) => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
      tell(value);
    },
    removeItem: (key: string) => {
      if (values.delete(key)) tell(null);
    },
    clear: () => values.clear(),
  };
};
vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal(
  'localStorage',
  storageOf((value) => seen.push(value)),
);
vi.stubGlobal(
  'sessionStorage',
  storageOf(() => undefined),
);
const { currentSession, forgetSession, keepSession } = await import('../../../../frontend/src/api/session.ts');
const { sharedComputer } = await import('../../../../frontend/src/api/shared-computer.ts');

const session = (token: string) => ({ token, userId: 1, role: 'Staff' }) as Parameters<typeof keepSession>[0];

beforeEach(() => {
  sharedComputer.set(false);
  forgetSession();
  seen = [];
});
afterAll(() => void vi.unstubAllGlobals());

describe('the session of a browser', () => {
  it('is never missing for other tabs while one replaces another', () => {
    keepSession(session('old'));
    keepSession(session('new'));
    expect(seen.map((text) => text && JSON.parse(text).token)).toEqual(['old', 'new']);
  });

  it('is in one place alone, also when the computer turns out to be shared', () => {
    keepSession(session('own'));
    sharedComputer.set(true);
    keepSession(session('here'));
    expect(localStorage.getItem('klang.session')).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('klang.session')!)).toMatchObject({ token: 'here' });
    forgetSession();
    expect(sessionStorage.getItem('klang.session')).toBeNull();
    expect(currentSession()).toBeUndefined();
  });
});
