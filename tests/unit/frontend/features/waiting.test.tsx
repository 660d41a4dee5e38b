// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCustomer } from '../../../../shared/contract/customers.ts';
import type { OutboxEntry } from '../../../../frontend/src/api/outbox-entry.ts';
import { renderPage, serve } from '../../../support/dom.tsx';

const stored = new Map<string, OutboxEntry>();
vi.mock('../../../../frontend/src/api/browser-store.ts', () => ({
  browserStore: (name: string) => ({
    read: async () => undefined,
    readAll: async () => (name === 'outbox' ? structuredClone([...stored.values()]) : []),
    put: async (key: string, value: OutboxEntry) => void (name === 'outbox' && stored.set(key, structuredClone(value))),
    remove: async (key: string) => void stored.delete(key),
    clear: async () => undefined,
  }),
}));
const { refreshEntries } = await import('../../../../frontend/src/api/outbox-entries.ts');
const { keepSession } = await import('../../../../frontend/src/api/session.ts');
const { useDeleteRow } = await import('../../../../frontend/src/components/list/use-delete-row.ts');
const { NewMessage } = await import('../../../../frontend/src/features/project-log/new-message.tsx');
const { useLogTexts } = await import('../../../../frontend/src/features/project-log/use-log-texts.ts');

beforeEach(async () => {
  stored.clear();
  keepSession({
    token: 't',
    userId: 1,
    initials: 'AB',
    firstName: 'A',
    lastName: 'B',
    role: 'SuperAdmin',
    expiresAt: '',
  });
  await refreshEntries();
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
});

const kept = () => screen.findByText('Sparat i utkorgen. Det skickas när nätverket är tillbaka.');

describe('without a network', () => {
  it('a deletion waits in the outbox, and its row is gone', async () => {
    const gone = vi.fn();
    const Row = () => {
      const { deleteRow } = useDeleteRow<{ customerId: number; name: string }, typeof deleteCustomer>({
        route: deleteCustomer,
        input: ({ customerId }) => ({ params: { customerId }, query: { version: 4 } }),
        idName: 'customerId',
        confirm: () => ({ title: 'Radera kund' }),
        waitsAs: ({ name }) => name,
        success: 'Raderad',
        failure: 'Inte raderad',
        onDeleted: gone,
      });
      return <button onClick={() => void deleteRow({ customerId: 7, name: 'Öst AB' })}>Raden</button>;
    };
    await renderPage(<Row />);
    fireEvent.click(screen.getByRole('button', { name: 'Raden' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Radera' }));
    await kept();
    expect([...stored.values()]).toMatchObject([
      { title: 'Raderad kund: Öst AB', input: { params: { customerId: 7 }, query: { version: 4 } } },
    ]);
    await expect.poll(() => gone.mock.calls.length).toBe(1);
  });

  it('messages for the log of a project wait, and come back to their field if they are refused', async () => {
    const Log = () => <NewMessage projectId={5} texts={useLogTexts(5, 'log')} />;
    const { unmount } = await renderPage(<Log />);
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nytt meddelande' });
    for (const message of ['Nycklar hos vakten', 'Ring dagen innan']) {
      fireEvent.change(field(), { target: { value: message } });
      fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
      await expect.poll(() => field().value).toBe('');
    }
    await expect.poll(() => stored.size).toBe(2);
    expect([...stored.values()].map(({ title }) => title)).toEqual([
      'Nytt loggmeddelande: Nycklar hos vakten',
      'Nytt loggmeddelande: Ring dagen innan',
    ]);
    unmount();
    for (const [key, entry] of stored) stored.set(key, { ...entry, refusal: 'Projektet finns inte.' });
    await refreshEntries();
    await renderPage(<Log />);
    expect(field().value).toBe('Nycklar hos vakten\n\nRing dagen innan');
    expect(stored.size).toBe(2);
  });
});
