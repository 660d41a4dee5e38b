// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, serve, type SentRequest } from '../../../../support/dom.tsx';
import { beginAnew } from '../../../../support/saving/open-and-save.tsx';
import { customer } from '../../../../support/saving/records.ts';
import { userSettings } from '../../../../../shared/entities/user-settings.ts';

const { CustomersPage } = await import('../../../../../frontend/src/features/customers/customers-page.tsx');

beforeEach(beginAnew);

const all = Array.from({ length: 7 }, (_, index) => ({
  ...customer,
  customerId: index + 1,
  name: `Kund ${index + 1}`,
  numberOfProjects: 0,
  planned: 0,
  registered: 0,
  invoiced: 0,
}));

/** Five customers a page. Customer 2 cannot be deleted. */
function serveCustomers(): SentRequest[] {
  return serve(({ path, method }) => {
    if (path.startsWith('/v1/user-settings')) return { body: { result: userSettings.empty } };
    if (path.startsWith('/v1/bulk/')) {
      const refused = [{ id: 2, reason: 'Kunden har projekt och kan inte tas bort.' }];
      const changed = [1, 3].map((id) => ({ id, version: 2 }));
      return { body: { result: { batchId: 1, state: 'Done', total: 3, done: 3, refused, changed } } };
    }
    if (method === 'POST') return { body: { result: { batchId: 1, total: 3 } } };
    const query = new URL(path, 'http://klang').searchParams;
    const size = query.get('itemsPerPage') === '0' ? all.length : 5;
    const page = Number(query.get('currentPage'));
    const items = all.slice((page - 1) * size, page * size);
    return { body: { result: { items, meta: { totalItems: 7, totalPages: 2, currentPage: page } } } };
  });
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Markera ${name}` });
const marked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Markera Kund/ })
    .filter(({ checked }) => checked)
    .map((one) => one.getAttribute('aria-label')!.slice('Markera Kund '.length))
    .join('');
const bar = () => screen.findByRole('toolbar', { name: 'Markerade rader' });

describe('rows of a list', () => {
  it('are marked one by one, and with Shift all rows between', async () => {
    serveCustomers();
    await renderPage(<CustomersPage />);
    await userEvent.click(await box('Kund 2'));
    expect(marked()).toBe('2');
    fireEvent.click(await box('Kund 4'), { shiftKey: true });
    expect(marked()).toBe('234');
    await userEvent.click(await box('Kund 3'));
    expect(marked()).toBe('24');
    expect(within(await bar()).getByText('2 markerade')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('are reached by an arrow key from the page; E opens the form of one, and Enter its page', async () => {
    serveCustomers();
    await renderPage(
      <main>
        <CustomersPage />
      </main>,
    );
    await box('Kund 1');
    await userEvent.keyboard('{ArrowDown}');
    const row = () => document.activeElement?.closest('tr')?.textContent;
    expect(row()).toContain('Kund 1');
    await userEvent.keyboard('{ArrowDown}');
    expect(row()).toContain('Kund 2');
    await userEvent.keyboard('e');
    await expect.poll(() => new URLSearchParams(window.location.search).get('panel')).toBe('customer:2');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.location.pathname).toBe('/customerdetails/2');
  });

  it('are marked by Space and Shift with the arrows, all by Ctrl+A, and unmarked by Escape', async () => {
    serveCustomers();
    await renderPage(<CustomersPage />);
    (await box('Kund 1')).closest('tr')!.focus();
    await userEvent.keyboard(' ');
    expect(marked()).toBe('1');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Kund 2');
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(marked()).toBe('1234');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(marked()).toBe('12345');
    await userEvent.keyboard('{Escape}');
    expect(marked()).toBe('');
    expect(screen.queryByRole('toolbar', { name: 'Markerade rader' })).toBeNull();
  });

  it('are all marked, on every page, and stay marked on the next page but not under another filter', async () => {
    const log = serveCustomers();
    await renderPage(<CustomersPage />);
    await box('Kund 1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Markera alla rader på sidan' }));
    expect(within(await bar()).getByText('5 markerade')).toBeTruthy();
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Markera alla 7 träffar' }));
    expect(await within(await bar()).findByText('7 markerade')).toBeTruthy();
    expect(log.at(-1)!.path).toContain('itemsPerPage=0');
    await userEvent.click(screen.getByRole('button', { name: 'Nästa sida' }));
    await box('Kund 7');
    expect(marked()).toBe('67');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Kund' }), 'x');
    await expect.poll(() => screen.queryByRole('toolbar', { name: 'Markerade rader' })).toBeNull();
  });

  it('are deleted together, and those that are refused stay marked with the reason', async () => {
    const log = serveCustomers();
    await renderPage(<CustomersPage />);
    for (const name of ['Kund 1', 'Kund 2', 'Kund 3']) await userEvent.click(await box(name));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Radera' }));
    const question = await screen.findByRole('dialog', { name: 'Radera 3 kunder?' });
    expect(question.textContent).toContain('Kund 1, Kund 2, Kund 3.');
    await userEvent.click(within(question).getByRole('button', { name: 'Radera' }));
    const messages = await screen.findByRole('dialog', { name: '1 kund kunde inte raderas' });
    expect(messages.textContent).toContain('Kund 2: Kunden har projekt och kan inte tas bort.');
    const sent = log.find(({ method, path }) => method === 'POST' && path === '/v1/bulk')!;
    expect(sent.body).toEqual({ change: { what: 'delete', kind: 'customer' }, ids: [1, 2, 3] });
    expect(sent.headers.get('idempotency-key')).toBeTruthy();
    await expect.poll(() => screen.queryByText('1 markerad')).toBeTruthy();
  });
});
