// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage, serve } from '../../../../support/dom.tsx';
import { beginAnew } from '../../../../support/saving/open-and-save.tsx';
import { answerOf, customer } from '../../../../support/saving/records.ts';

const { CustomersPage } = await import('../../../../../frontend/src/features/customers/customers-page.tsx');

const row = (id: number) => ({
  ...customer,
  customerId: id,
  name: `Kund ${id}`,
  numberOfProjects: 0,
  planned: 0,
  registered: 0,
  invoiced: 0,
});
const all = Array.from({ length: 60 }, (_, index) => row(index + 1));

it.each(['the button', 'Ctrl+P'])('%s prints every row of the list, not its page alone', async (way) => {
  await beginAnew();
  serve(({ path }) => {
    if (!path.startsWith('/v1/customers?')) return answerOf(path);
    const isAll = path.includes('itemsPerPage=0');
    const meta = { totalItems: all.length, totalPages: isAll ? 1 : 3, currentPage: 1 };
    return { body: { result: { items: isAll ? all : all.slice(0, 20), meta } } };
  });
  const printed: number[] = [];
  vi.stubGlobal('print', () => printed.push(document.querySelectorAll('tbody tr[data-index]').length));
  await renderPage(<CustomersPage />);
  await screen.findByText('Kund 20');
  if (way === 'Ctrl+P') await userEvent.keyboard('{Control>}p{/Control}');
  else await userEvent.click(screen.getByRole('button', { name: 'Skriv ut listan' }));
  await expect.poll(() => printed).toEqual([60]);
  await expect.poll(() => document.querySelectorAll('tbody tr[data-index]').length).toBe(20);
});

it('printing a list says that a list is too long to be printed, and does not read it', async () => {
  await beginAnew();
  const asked: string[] = [];
  serve(({ path }) => {
    if (!path.startsWith('/v1/customers?')) return answerOf(path);
    asked.push(path);
    return {
      body: { result: { items: all.slice(0, 20), meta: { totalItems: 12_300, totalPages: 615, currentPage: 1 } } },
    };
  });
  await renderPage(<CustomersPage />);
  await screen.findByText('Kund 20');
  await userEvent.click(screen.getByRole('button', { name: 'Skriv ut listan' }));
  await screen.findByText(/Listan har 12\s300 rader, och högst 10\s000 kan skrivas ut på en gång/);
  expect(asked.some((path) => path.includes('itemsPerPage=0'))).toBe(false);
});
