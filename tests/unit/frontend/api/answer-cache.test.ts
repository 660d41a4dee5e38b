// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWriting } from '../../../../shared/contract/calls/is-writing.ts';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';

const stored = new Map<string, unknown>();
vi.mock('../../../../frontend/src/api/browser-store.ts', () => ({
  browserStore: () => ({
    read: async (key: string) => stored.get(key),
    readAll: async () => [...stored.values()],
    put: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
    remove: async (key: string) => void stored.delete(key),
    clear: async () => stored.clear(),
  }),
}));

const { ApiError } = await import('../../../../frontend/src/api/api-error.ts');
const { isCacheable, pruneAnswers } = await import('../../../../frontend/src/api/answer-cache.ts');
const { readOrCached: readOrKept } = await import('../../../../frontend/src/api/read-or-cached.ts');
const { waitForLogin } = await import('../../../../frontend/src/api/session-end.ts');
const { currentSession, forgetSession, keepSession } = await import('../../../../frontend/src/api/session.ts');

const { chooseShared } = await import('../../../../frontend/src/api/shared-computer.ts');

const hour = 60 * 60_000;
const logIn = (userId: number) => {
  const expiresAt = new Date(Date.now() + 12 * hour).toISOString();
  keepSession({ token: 't', userId, initials: 'AB', firstName: 'A', lastName: 'B', role: 'Staff', expiresAt });
};
const cut = () => Promise.reject(new ApiError(0));
const refused = () => Promise.reject(new ApiError(403));

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  chooseShared(false);
  stored.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  logIn(1);
});

describe('an answer that was read', () => {
  it('is given again when there is no network', async () => {
    await readOrKept('customers', async () => ['Öst AB']);
    expect(await readOrKept('customers', cut)).toEqual(['Öst AB']);
  });

  it('is not given in place of a refusal, or while the site answers', async () => {
    await readOrKept('customers', async () => ['Öst AB']);
    await expect(readOrKept('customers', refused)).rejects.toThrow();
    vi.stubGlobal('fetch', async () => new Response(''));
    await expect(readOrKept('customers', cut)).rejects.toThrow();
  });

  it('is removed at log-out, and never given to another user', async () => {
    await readOrKept('customers', async () => ['Öst AB']);
    forgetSession();
    expect(stored.size).toBe(0);
    logIn(2);
    await expect(readOrKept('customers', cut)).rejects.toThrow();
  });

  it('is removed when the server has ended the session', async () => {
    await readOrKept('customers', async () => ['Öst AB']);
    const waiting = waitForLogin(currentSession(), new ApiError(401));
    expect(stored.size).toBe(0);
    // An answer to a call that was sent before.
    await readOrKept('customers', async () => ['Öst AB']);
    expect(stored.size).toBe(0);
    keepSession({ ...currentSession()!, token: 'renewed' });
    await waiting;
  });

  it('is not kept when it comes after the log-out', async () => {
    await readOrKept('customers', async () => {
      forgetSession();
      return ['Öst AB'];
    });
    expect(stored.size).toBe(0);
  });

  it('does not open once the session has ended, as last known, though the server cannot say so', async () => {
    await readOrKept('customers', async () => ['Öst AB']);
    vi.useFakeTimers({ now: Date.now() + 12 * hour });
    await expect(readOrKept('customers', cut)).rejects.toThrow('Sessionen har gått ut');
    await pruneAnswers();
    expect(stored.size).toBe(0);
  });

  it('is kept only for the user whose time log it is', async () => {
    await readOrKept('own', async () => ({ staffTimeLogId: 1, userId: 1 }));
    await readOrKept('other', async () => ({ staffTimeLogId: 2, userId: 2 }));
    expect([...stored.keys()]).toEqual(['1 own']);
  });

  it('is not kept on a shared computer, where what was kept goes', async () => {
    await readOrKept('customers', async () => ['Öst AB']);
    chooseShared(true);
    expect(stored.size).toBe(0);
    logIn(1);
    await readOrKept('customers', async () => ['Öst AB']);
    expect(stored.size).toBe(0);
    expect(localStorage.getItem('klang.session')).toBeNull();
    expect(sessionStorage.getItem('klang.session')).not.toBeNull();
  });

  it('is removed when it is of another version of the site', async () => {
    await readOrKept('customers', async () => ['Öst AB']);
    const [[key, kept]] = [...stored] as [[string, object]];
    stored.set('1 older', { ...kept, key: '1 older', build: 'another' });
    stored.set('2 other', { ...kept, key: '2 other' });
    await pruneAnswers();
    expect([...stored.keys()]).toEqual([key]);
  });
});

describe('the calls whose answers are kept', () => {
  const kept = allRoutes.filter(isCacheable);

  it('only read, and none of them uses secrets or hands out links', () => {
    for (const route of kept) {
      expect(route.method === 'GET' || !isWriting(route), route.name).toBe(true);
      expect(route.rights ?? [], route.name).not.toContain('use-secrets');
      expect(route.role, route.name).not.toBe('public');
      expect(route.name).not.toMatch(/file|meta|ticket|session|settings\/get-system/);
    }
  });

  it('hold nothing of what others have logged', () => {
    const names = kept.map(({ name }) => name).filter((name) => name.startsWith('staff-time-logs/'));
    expect(names.sort()).toEqual([
      'staff-time-logs/get-staff-time-log',
      'staff-time-logs/list-staff-time-logs',
      'staff-time-logs/open-staff-time-log',
    ]);
  });

  it('are those that registering work needs', () => {
    const names = kept.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'work-orders/get-empty-work-order',
        'price-lists/get-project-prices',
        'users/get-all-users',
        'settings/get-user-settings',
        'list-views/get-list-views',
        'projects/get-project',
        'projects/list-projects',
        'staff-time-logs/open-staff-time-log',
      ]),
    );
  });
});
