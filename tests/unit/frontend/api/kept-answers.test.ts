// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isWriting } from '../../../../shared/contract/route.ts';
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
const { isKept, pruneAnswers } = await import('../../../../frontend/src/api/kept-answers.ts');
const { readOrKept } = await import('../../../../frontend/src/api/read-or-kept.ts');
const { waitForLogin } = await import('../../../../frontend/src/api/session-end.ts');
const { currentSession, forgetSession, keepSession } = await import('../../../../frontend/src/api/session.ts');

const logIn = (userId: number) =>
  keepSession({ token: 't', userId, initials: 'AB', firstName: 'A', lastName: 'B', role: 'Staff', expiresAt: '' });
const cut = () => Promise.reject(new ApiError(0));
const refused = () => Promise.reject(new ApiError(403));

beforeEach(() => {
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

  it('is removed when it is of another version of the site or too old', async () => {
    await readOrKept('customers', async () => ['Öst AB']);
    const [[key, kept]] = [...stored] as [[string, object]];
    stored.set('1 older', { ...kept, key: '1 older', build: 'another' });
    stored.set('1 oldest', { ...kept, key: '1 oldest', at: Date.now() - 15 * 24 * 60 * 60_000 });
    stored.set('2 other', { ...kept, key: '2 other' });
    await pruneAnswers();
    expect([...stored.keys()]).toEqual([key]);
  });
});

describe('the calls whose answers are kept', () => {
  const kept = allRoutes.filter(isKept);

  it('only read, and none of them uses secrets or hands out links', () => {
    for (const route of kept) {
      expect(route.method === 'GET' || !isWriting(route), route.name).toBe(true);
      expect(route.rights ?? [], route.name).not.toContain('use-secrets');
      expect(route.role, route.name).not.toBe('public');
      expect(route.name).not.toMatch(/file|meta|ticket|session|settings\/get-system/);
    }
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
