// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../../../frontend/src/api/outbox-entry.ts';
import { keepSession } from '../../../../frontend/src/api/session.ts';

const stored = new Map<string, Partial<OutboxEntry>>();
vi.mock('../../../../frontend/src/api/browser-store.ts', () => ({
  browserStore: () => ({
    readAll: async () => [...stored.values()],
    remove: async (key: string) => stored.delete(key),
  }),
}));
const { dropRefused, ownEntries, refreshEntries } = await import('../../../../frontend/src/api/outbox-store.ts');

it('saves of a form that are dropped leave the outbox of the other tabs too', async () => {
  keepSession({ token: 't', userId: 7, initials: 'AL', firstName: 'A', lastName: 'L', role: 'Staff', expiresAt: '' });
  stored.set('k', { key: 'k', userId: 7, order: 1, refusal: 'Nej.', form: { address: '/', draft: 'customer:4' } });
  await refreshEntries();
  const heard = new Promise((resolve) => {
    new BroadcastChannel('klang.outbox').addEventListener('message', ({ data }) => resolve(data));
  });
  dropRefused('customer:4');
  expect(await heard).toBe('changed');
  await vi.waitFor(() => expect(ownEntries.get()).toEqual([]));
});
