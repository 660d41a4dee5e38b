import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal('sessionStorage', { getItem: () => null });
const { noteOpened, recentRecords } = await import('../../../../frontend/src/components/recent-records.ts');

beforeEach(() => stored.clear());
afterAll(() => void vi.unstubAllGlobals());

describe('the records opened last', () => {
  it('are the ten newest, each once', () => {
    for (let id = 1; id <= 12; id += 1) noteOpened(`customer:${id}`);
    noteOpened('customer:5');
    expect(recentRecords().map(({ id }) => id)).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
  });

  it('count the panels of a project as the project, and no panel without a record', () => {
    for (const key of [
      'invoice-review:7',
      'files:7,projectCode=26-0001',
      'customer:new',
      'filter:new',
      'history:3,kind=project',
      'agreed-invoice:8',
    ])
      noteOpened(key);
    expect(recentRecords()).toEqual([
      { kind: 'project', id: 8 },
      { kind: 'project', id: 7 },
    ]);
  });

  it('are none when what is stored is something else', () => {
    noteOpened('customer:1');
    const [key] = [...stored.keys()];
    for (const text of ['{', '{}', '[{"kind":"product","id":1},{"kind":"customer","id":"1"},null]']) {
      stored.set(key!, text);
      expect(recentRecords()).toEqual([]);
    }
  });
});
