// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../../../../frontend/src/api/outbox-entry.ts';

const stored = new Map<string, OutboxEntry>();
let isFull = false;
vi.mock('../../../../../frontend/src/api/browser-store.ts', () => ({
  browserStore: () => ({
    read: async () => undefined,
    readAll: async () => [...stored.values()],
    put: async (key: string, entry: OutboxEntry) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      stored.set(key, entry);
    },
    remove: async () => undefined,
    clear: async () => undefined,
  }),
}));
const { keepSession } = await import('../../../../../frontend/src/api/session.ts');
const { chooseShared } = await import('../../../../../frontend/src/api/shared-computer.ts');
const { keepFiles } = await import('../../../../../frontend/src/components/outbox/keep-files.ts');

const fileOf = (key: string, megabytes: number) => {
  const blob = new Blob();
  Object.defineProperty(blob, 'size', { value: megabytes * 1_000_000 });
  return { key, projectCode: '26-0042', path: `Fält/${key}.jpg`, blob, contentType: 'image/jpeg', replace: false };
};

beforeEach(() => {
  stored.clear();
  isFull = false;
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

it('files wait up to the limits that are shown, and are named with their size', async () => {
  const files = [
    fileOf('a', 60),
    fileOf('b', 60.1),
    fileOf('c', 60),
    fileOf('d', 60),
    fileOf('e', 21),
    fileOf('f', 20),
  ];
  const full =
    'Utkorgen är full: filer på sammanlagt högst 200\u00a0MB kan vänta. Försök igen när nätverket är tillbaka.';
  expect(await keepFiles(files)).toEqual([
    undefined,
    'Filen är för stor för att vänta i utkorgen. Högst 60\u00a0MB. Försök igen när nätverket är tillbaka.',
    undefined,
    undefined,
    full,
    undefined,
  ]);
  expect([...stored.values()].map(({ title }) => title)).toEqual([
    'a.jpg (60\u00a0MB) till 26-0042',
    'c.jpg (60\u00a0MB) till 26-0042',
    'd.jpg (60\u00a0MB) till 26-0042',
    'f.jpg (20\u00a0MB) till 26-0042',
  ]);
});

it('a file that the device has no room for is told, and not taken for kept', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  isFull = true;
  expect(await keepFiles([fileOf('a', 1)])).toEqual([
    'Kunde inte spara filen på den här enheten. Försök igen när nätverket är tillbaka.',
  ]);
});

it('a shared computer keeps no file, and says so', async () => {
  chooseShared(true);
  const fault = 'Datorn är delad, så inget kan sparas förrän nätverket är tillbaka.';
  expect(await keepFiles([fileOf('a', 1)])).toEqual([fault]);
  expect(stored.size).toBe(0);
  chooseShared(false);
});
