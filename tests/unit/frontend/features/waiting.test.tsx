// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCustomer } from '../../../../shared/contract/customers.ts';
import { staffTimeLog } from '../../../../shared/entities/staff-time-log.ts';
import { firstLines } from '../../../../shared/domain/staff-time-log.ts';
import type { OutboxEntry } from '../../../../frontend/src/api/outbox-entry.ts';
import { keepSessionOf, renderPage, serve } from '../../../support/dom.tsx';

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
const { refreshEntries } = await import('../../../../frontend/src/api/outbox-store.ts');
const { useDeleteRow } = await import('../../../../frontend/src/components/list/use-delete-row.ts');
const { fileActions } = await import('../../../../frontend/src/features/files/file-actions.tsx');
const { useFolder } = await import('../../../../frontend/src/features/files/use-folder.ts');
const { LoggedView } = await import('../../../../frontend/src/features/staff-time-logs/logged-view.tsx');
const { NewMessage } = await import('../../../../frontend/src/features/project-log/new-message.tsx');
const { useLogTexts } = await import('../../../../frontend/src/features/project-log/use-log-texts.ts');

beforeEach(async () => {
  stored.clear();
  await keepSessionOf('SuperAdmin');
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

  it('a file that is deleted waits and leaves its folder, which it comes back to if it is refused', async () => {
    const timestamp = '2026-11-20T10:00:00.000Z';
    const file = (basename: string) => ({
      type: 'file',
      basename,
      path: basename,
      extension: 'pdf',
      thumb: false,
      size: 3,
      timestamp,
      projectCode: '26-0019',
      threat: null,
    });
    serve(({ method, path }) => {
      if (!path.startsWith('/v1/file/list/')) throw new TypeError('Failed to fetch');
      expect(method).toBe('GET');
      const items = [file('Plan.pdf'), file('Sektion.pdf')];
      return { body: { result: { projectId: 5, projectCode: '26-0019', path: '', items, next: null } } };
    });
    const Folder = () => {
      const { entries = [] } = useFolder({ projectCode: '26-0019', path: '' });
      const { remove } = fileActions('26-0019');
      return entries.map((entry) => (
        <button key={entry.path} onClick={() => void remove([entry])}>
          {entry.basename}
        </button>
      ));
    };
    await renderPage(<Folder />);
    fireEvent.click(await screen.findByRole('button', { name: 'Plan.pdf' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Radera' }));
    await kept();
    expect([...stored.values()]).toMatchObject([
      {
        title: 'Raderad fil: Plan.pdf',
        input: {
          params: { projectCode: '26-0019' },
          body: { type: 'file', path: 'Plan.pdf', unchangedSince: timestamp },
        },
      },
    ]);
    await expect.poll(() => screen.queryByRole('button', { name: 'Plan.pdf' })).toBeNull();
    screen.getByRole('button', { name: 'Sektion.pdf' });
    for (const [key, entry] of stored) stored.set(key, { ...entry, refusal: 'Bo Ek (BE) ändrade filen.' });
    await refreshEntries();
    await screen.findByRole('button', { name: 'Plan.pdf' });
  });

  it('a month that is started over waits, and cannot be written in until it is empty', async () => {
    const log = {
      ...staffTimeLog.empty,
      staffTimeLogId: 9,
      userId: 1,
      year: 2026,
      month: 10,
      staffTimeLogLines: firstLines({ year: 2026, month: 10, eveHours: 4 }),
      version: 3,
    };
    serve(({ method, path }) => {
      if (method !== 'GET' || !path.startsWith('/v1/staffTimeLogs/')) throw new TypeError('Failed to fetch');
      return { body: { result: log } };
    });
    const month = { year: 2026, month: 10 };
    await renderPage(
      <LoggedView person={{ userId: 1, name: 'A B', isOther: false }} month={month} onMonth={vi.fn()} />,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Börja om' }));
    const question = await screen.findByRole('dialog', { name: 'Börja om med oktober 2026?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Börja om' }));
    await kept();
    expect([...stored.values()]).toMatchObject([
      { title: 'Raderad tidlogg: oktober 2026', input: { params: { staffTimeLogId: 9 }, query: { version: 3 } } },
    ]);
    await screen.findByText('Tidloggen för oktober 2026 blir tom när nätverket är tillbaka');
    expect(screen.queryByRole('grid')).toBeNull();
    stored.clear();
    await refreshEntries();
    await screen.findByRole('grid');
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
