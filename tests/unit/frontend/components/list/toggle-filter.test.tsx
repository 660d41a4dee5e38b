// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../support/dom.tsx';

const { FilterField } = await import('../../../../../frontend/src/components/list/filter-field.tsx');
const { useListState } = await import('../../../../../frontend/src/components/list/use-list-state.ts');

const filter = { key: 'showAll', label: 'Aktiva eller alla', kind: 'toggle', labels: ['Aktiva', 'Alla'] } as const;
const list = {
  id: 'things',
  label: 'Saker',
  rowId: () => 1,
  rowName: () => 'Sak',
  columns: [{ key: 'id', label: 'Nummer' }],
  filters: [filter],
  defaultSort: { column: 'id', descending: false },
  empty: { title: 'Inget' },
};

function Switch() {
  return <FilterField filter={filter} state={useListState(list)} inline />;
}

it('a switch says what is shown and what it would show', async () => {
  await renderPage(<Switch />);
  const off = await screen.findByRole('switch', { name: 'Aktiva visas. Slå om för att visa: Alla.' });
  expect(off.closest('[title]')?.getAttribute('title') ?? off.title).toBe('Aktiva visas. Slå om för att visa: Alla.');
  expect(screen.getByText('Aktiva')).toBeTruthy();
  await userEvent.click(off);
  await screen.findByRole('switch', { name: 'Alla visas. Slå om för att visa: Aktiva.' });
  expect(screen.getByText('Alla')).toBeTruthy();
});
