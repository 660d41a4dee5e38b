import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConnection } from '../../../../functions/messages/hub-store.ts';

const now = new Date('2026-03-02T10:00:00Z');
const seconds = now.getTime() / 1000;
const ticket = { userId: 1, session: 'SESSION#a', generation: 1, ttl: seconds + 60 };

let session: { ttl: number } | undefined;
let saved: Record<string, unknown>[];
let afterSaving: () => void;

vi.mock('../../../../functions/data/core/table.ts', () => ({
  findRecord: async () => ({ id: 1, deleted: false, data: { sessionGeneration: 1 } }),
  getItem: async () => session,
}));

vi.mock('../../../../functions/data/core/write-item.ts', () => ({
  putItem: async (item: Record<string, unknown>) => {
    saved.push(item);
    afterSaving();
  },
  deleteItem: async ({ sk }: { sk: string }) => {
    if (!saved.some((item) => item['sk'] === sk)) return ticket;
    saved = saved.filter((item) => item['sk'] !== sk);
    return undefined;
  },
}));

beforeEach(() => {
  session = { ttl: seconds + 600 };
  saved = [];
  afterSaving = () => undefined;
});

describe('a connection to the hub', () => {
  it('is saved until its session ends', async () => {
    expect(await openConnection('c', 'ticket', now)).toBe(true);
    expect(saved).toMatchObject([{ sk: 'c', userId: 1, ttl: seconds + 600 }]);
  });

  it('is refused, and not left behind, when its session ends while it is saved', async () => {
    afterSaving = () => {
      session = undefined;
    };
    expect(await openConnection('c', 'ticket', now)).toBe(false);
    expect(saved).toEqual([]);
  });
});
