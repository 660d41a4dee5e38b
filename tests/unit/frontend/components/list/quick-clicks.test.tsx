// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../support/dom.tsx';

const { DataTable } = await import('../../../../../frontend/src/components/list/data-table.tsx');
const { Pager } = await import('../../../../../frontend/src/components/list/pager.tsx');
const { PhoneOrder } = await import('../../../../../frontend/src/components/list/phone-order.tsx');
const { useListState } = await import('../../../../../frontend/src/components/list/use-list-state.ts');

const list = {
  id: 'things',
  label: 'Saker',
  rowId: (row: { id: number }) => row.id,
  rowName: (row: { id: number }) => `Sak ${row.id}`,
  columns: [
    { key: 'id', label: 'Nummer' },
    { key: 'name', label: 'Namn' },
  ],
  defaultSort: { column: 'id', descending: true },
  empty: { title: 'Inget' },
};

function List() {
  const { sort, setSort, page, setPage, setSize } = useListState(list);
  return (
    <>
      <PhoneOrder list={list} sort={sort} onSort={setSort} />
      <DataTable list={list} rows={[{ id: 7, name: 'Sju' }]} sort={sort} onSort={setSort} />
      <Pager meta={{ currentPage: page, totalItems: 50, totalPages: 5 }} size={10} onPage={setPage} onSize={setSize} />
    </>
  );
}

/** Clicks twice before the page has rendered the first click's effect. */
async function clickTwice(name: string): Promise<void> {
  await renderPage(<List />);
  const button = await screen.findByRole('button', { name });
  const drawn = document.body.innerHTML;
  button.click();
  // The address changes in the same task, the rendered page in a later one.
  for (let step = 0; step < 50 && window.location.search === ''; step += 1) await Promise.resolve();
  expect(document.body.innerHTML).toBe(drawn);
  button.click();
}

it.each([
  ['on a heading order by it, then reverse the order', 'Namn', '?sort=-name'],
  ['on the heading that the list is ordered by reverse the order twice', 'Nummer', '?sort=-id'],
  ['on the order of the cards reverse it twice', 'Fallande ordning, vänd', '?sort=-id'],
  ['on the next page go two pages on', 'Nästa sida', '?page=3'],
])('two clicks %s', async (_fact, button, search) => {
  await clickTwice(button);
  await expect.poll(() => window.location.search).toBe(search);
});

it('two clicks on the next page go no further than the last page', async () => {
  await renderPage(<List />, '/?page=4');
  const next = await screen.findByRole('button', { name: 'Nästa sida' });
  next.click();
  await expect.poll(() => window.location.search).toBe('?page=5');
  next.click();
  await expect.poll(() => next.hasAttribute('disabled')).toBe(true);
  expect(window.location.search).toBe('?page=5');
});
