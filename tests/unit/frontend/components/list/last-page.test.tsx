// @vitest-environment jsdom
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { listCustomers } from '../../../../../shared/contract/calls/customers.ts';
import { renderPage } from '../../../../support/dom.tsx';

vi.mock('../../../../../frontend/src/api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: async (_route: unknown, { query: { currentPage } }: { query: { currentPage: number } }) => ({
    items: currentPage <= 2 ? [{ id: currentPage }] : [],
    meta: { totalItems: 2, totalPages: 2, currentPage },
  }),
}));
const { useListState } = await import('../../../../../frontend/src/components/list/use-list-state.ts');
const { useRequestedRows } = await import('../../../../../frontend/src/components/list/use-requested-rows.ts');

const list = {
  id: 'things',
  label: 'Saker',
  rowId: (row: object) => (row as { id: number }).id,
  rowName: () => 'Sak',
  columns: [{ key: 'id', label: 'Nummer' }],
  defaultSort: { column: 'id', descending: false },
  empty: { title: 'Inget' },
};

function List() {
  const state = useListState(list);
  const pageElement = useRef(null);
  const { page } = useRequestedRows<object, typeof listCustomers>({
    list,
    route: listCustomers,
    state,
    usualSize: 1,
    pageElement,
    withSums: false,
  });
  return <output>{page?.items.length}</output>;
}

it('a page that is not there any more gives way to the last one, so that Back leads past it', async () => {
  const { length } = window.history;
  await renderPage(<List />, '/?page=3');
  await expect.poll(() => window.location.search).toBe('?page=2');
  expect(window.history).toHaveLength(length);
});
