// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve, type SentRequest } from '../../../support/dom.tsx';

const stored = new Map<string, unknown>();
vi.mock('../../../../frontend/src/api/browser-store.ts', () => ({
  browserStore: (name: string) => ({
    read: async (key: string) => stored.get(`${name} ${key}`),
    readAll: async () => [],
    put: async (key: string, value: unknown) => void stored.set(`${name} ${key}`, value),
    remove: async () => undefined,
    clear: async () => stored.clear(),
  }),
}));
const { keepSession } = await import('../../../../frontend/src/api/session.ts');
const { checkNetwork, networkValue } = await import('../../../../frontend/src/api/network.ts');
const { readyProjects } = await import('../../../../frontend/src/api/ready-projects.ts');
const { keepOwnProjects } = await import('../../../../frontend/src/app/keep-own-projects.ts');

const hour = 60 * 60_000;
let log: SentRequest[];
let connection: { saveData: boolean };
let rounds: number;
let worker: object | null;
let isThere: boolean;
/** What another tab does while it has the lock. */
let otherTab: Promise<void>;

const calls = () => log.filter(({ path }) => path.startsWith('/v1/')).map(({ method, path }) => `${method} ${path}`);
const own = (id: number) => ({ projectId: id, projectCode: `26-${id}` });

/** 25 own projects, each with five work orders. */
function answer({ path }: SentRequest) {
  if (!isThere) throw new TypeError('Failed to fetch');
  if (path.startsWith('/v1/projects/list')) {
    return { body: { result: { items: Array.from({ length: 25 }, (_, index) => own(25 - index)) } } };
  }
  if (path === '/v1/my-day') {
    return { body: { result: { week: { workOrders: { items: [{ workOrderId: 901 }, { workOrderId: 902 }] } } } } };
  }
  if (path.startsWith('/v1/workorders/new')) return { body: { result: { verificationDate: '2026-11-23' } } };
  const [, project] = /projectCode=26-(\d+)/.exec(path) ?? [];
  const items = [1, 2, 3, 4, 5].map((id) => ({ workOrderId: Number(project) * 10 + id }));
  return { body: { result: { items, verificationDate: '2026-11-23' } } };
}

async function run(): Promise<void> {
  const running = keepOwnProjects().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(hour / 2);
  await running;
}

beforeEach(async () => {
  stored.clear();
  readyProjects.set(new Set());
  connection = { saveData: false };
  worker = {};
  isThere = true;
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') });
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
  otherTab = Promise.resolve();
  rounds = 0;
  const locks = {
    request: async (_name: string, work: () => Promise<void>) => {
      rounds += 1;
      await otherTab;
      await work();
    },
  };
  for (const [name, get] of Object.entries({
    connection: () => connection,
    serviceWorker: () => ({ controller: worker }),
    locks: () => locks,
  })) {
    Object.defineProperty(navigator, name, { configurable: true, get });
  }
  log = serve(answer);
  const { fetch: server } = globalThis;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    if (input !== '/') return server(input, init);
    if (!isThere) throw new TypeError('Failed to fetch');
    return {};
  });
  await checkNetwork();
  keepSession({
    token: 't',
    userId: 1,
    initials: 'AB',
    firstName: 'A',
    lastName: 'B',
    role: 'Staff',
    expiresAt: '2099-01-01',
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('one’s own projects', () => {
  it('are kept with the work of this week and all that their pages read: the newest twenty, in at most 8 calls each', async () => {
    await run();
    const made = calls();
    expect(made.slice(0, 5)).toEqual([
      'POST /v1/projects/list',
      'GET /v1/users/get-all',
      'GET /v1/my-day',
      'GET /v1/work-orders/901',
      'GET /v1/work-orders/902',
    ]);
    expect(log.find(({ path }) => path === '/v1/projects/list')?.body).toMatchObject({ filter: { ownerUserId: 1 } });
    const projects = made.filter((one) => /^GET \/v1\/projects\/\d+$/.test(one));
    const newest = Array.from({ length: 20 }, (_, index) => `GET /v1/projects/${25 - index}`);
    expect(new Set(projects)).toEqual(new Set(newest));
    expect(newest.slice(0, 5)).toEqual(expect.arrayContaining(projects.slice(0, 5)));
    expect(new Set(made).size).toBe(made.length);
    expect(made.length).toBeLessThanOrEqual(5 + 20 * 8);
    expect(stored.size).toBe(made.length);
  });

  it('are read again only after some hours', async () => {
    await run();
    const { length } = calls();
    await run();
    expect(calls()).toHaveLength(length);
    vi.setSystemTime(Date.now() + 7 * hour);
    await run();
    expect(calls()).toHaveLength(2 * length);
  });

  it('are kept within fifteen seconds, a few calls at a time, and reported one by one', async () => {
    const running = keepOwnProjects();
    await vi.advanceTimersByTimeAsync(1_000);
    const { length } = calls();
    expect(readyProjects.get().size).toBeLessThan(10);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(length).toBeLessThan(calls().length / 2);
    expect([...readyProjects.get()].toSorted((a, b) => b - a)).toEqual(
      Array.from({ length: 20 }, (_, index) => 25 - index),
    );
    await running;
  });

  it('are shown without a network, those of which all is kept', async () => {
    await run();
    readyProjects.set(new Set());
    for (const key of stored.keys()) if (key.includes('"projectId":25')) stored.delete(key);
    const { length } = calls();
    isThere = false;
    await checkNetwork();
    vi.setSystemTime(Date.now() + 7 * hour);
    await run();
    expect(calls()).toHaveLength(length);
    expect(readyProjects.get().has(25)).toBe(false);
    expect(readyProjects.get().size).toBe(19);
  });

  it('are known in each tab: one waits until another has read them', async () => {
    await run();
    readyProjects.set(new Set());
    const { promise, resolve } = Promise.withResolvers<void>();
    otherTab = promise;
    const running = keepOwnProjects();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readyProjects.get().size).toBe(0);
    resolve();
    await running;
    expect(readyProjects.get().size).toBe(20);
  });

  it('wait for another tab once, however often the network changes meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    otherTab = promise;
    const running = Promise.all(Array.from({ length: 4 }, () => keepOwnProjects()));
    resolve();
    await vi.advanceTimersByTimeAsync(20_000);
    await running;
    expect(rounds).toBe(1);
    await run();
    expect(rounds).toBe(2);
  });

  it.each([
    ['the user saves data', () => (connection.saveData = true)],
    ['the site is not kept', () => (worker = null)],
  ])('are not read when %s', async (_, prepare) => {
    prepare();
    await run();
    expect(calls()).toEqual([]);
  });

  it('are read on where the network was lost', async () => {
    const running = keepOwnProjects().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    isThere = false;
    await vi.advanceTimersByTimeAsync(5_000);
    await running;
    expect(networkValue.get()).toBe(false);
    const kept = stored.size;
    expect(kept).toBeGreaterThan(10);
    const { length } = calls();
    await run();
    expect(calls()).toHaveLength(length);
    isThere = true;
    await checkNetwork();
    await run();
    expect(calls().length - length).toBe(stored.size - kept);
    expect(stored.size).toBeGreaterThan(kept);
  });
});
