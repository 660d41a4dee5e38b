// @vitest-environment jsdom
import { IconPencil } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { DataTable } = await import('../../../../frontend/src/components/list/data-table.tsx');

it('an action that does nothing and leads nowhere says that it is not defined', async () => {
  const list = {
    id: 'things',
    label: 'Saker',
    rowId: (row: { id: number }) => row.id,
    rowName: (row: { id: number }) => `Sak ${row.id}`,
    columns: [{ key: 'id', label: 'Nummer' }],
    defaultSort: { column: 'id', descending: false },
    empty: { title: 'Inget' },
  };
  const actions = [{ key: 'archive', label: 'Arkivera', icon: IconPencil, inRow: true }];
  await renderPage(<DataTable list={list} rows={[{ id: 7 }]} actions={actions} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Arkivera Sak 7' }));
  expect(await screen.findByText('archive is not defined!')).toBeTruthy();
});
