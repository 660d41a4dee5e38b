// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../../../../frontend/src/api/outbox-entry.ts';
import { deleteCustomer, updateCustomer } from '../../../../../shared/contract/customers.ts';
import { staleSentence } from '../../../../../shared/text/record-change.ts';
import { renderPage } from '../../../../support/dom.tsx';

vi.mock('../../../../../frontend/src/api/browser-store.ts', () => ({
  browserStore: () => ({ readAll: async () => [], put: async () => undefined, remove: async () => undefined }),
}));

const { ownEntries } = await import('../../../../../frontend/src/api/outbox-store.ts');
const { OutboxStatus } = await import('../../../../../frontend/src/components/outbox/outbox-status.tsx');

afterEach(() => ownEntries.set([]));

const change = { by: 'Björn Sandell (BS)', at: '2026-11-20T09:00:00Z' };
const who = 'Björn Sandell (BS) ändrade uppgiften 2026-11-20 10:00.';
const isStale = { refusal: staleSentence(change), change };

async function openOutboxWith(refused: Pick<OutboxEntry, 'route' | 'refusal' | 'change'>) {
  const entry = {
    key: 'k',
    userId: 1,
    order: 1,
    savedAt: 0,
    title: 'Kund',
    input: {},
    form: { address: '/customers' },
  };
  ownEntries.set([{ ...entry, ...refused }]);
  await renderPage(<OutboxStatus />);
  await userEvent.click(screen.getByRole('button', { name: 'Visa' }));
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('a refused save in the outbox', () => {
  it('of an outdated version keeps what was typed, as opening it shows', async () => {
    await openOutboxWith({ route: updateCustomer, ...isStale });
    screen.getByText(`${who} Det du skrev finns kvar: öppna, jämför och välj vad som ska gälla.`);
    expect(buttons()).toEqual(['Dölj', 'Öppna', 'Släng']);
  });

  it('that was to delete what has changed says that nothing is deleted', async () => {
    await openOutboxWith({ route: deleteCustomer, ...isStale });
    screen.getByText(`${who} Därför är inget raderat.`, { exact: false });
    expect(buttons()).toEqual(['Dölj', 'Öppna', 'Släng']);
  });

  it('for another reason has the words of the server, and can be sent again', async () => {
    await openOutboxWith({ route: updateCustomer, refusal: 'Kunden är spärrad.' });
    screen.getByText('Kunden är spärrad.');
    expect(buttons()).toEqual(['Dölj', 'Öppna', 'Försök igen', 'Släng']);
  });
});
