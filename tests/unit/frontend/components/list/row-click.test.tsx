// @vitest-environment jsdom
import { IconDownload, IconFolderOpen } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListDefinition, RowAction } from '../../../../../frontend/src/components/list/list-definition.ts';
import { renderPage } from '../../../../support/dom.tsx';

const { DataTable } = await import('../../../../../frontend/src/components/list/data-table.tsx');

type Thing = { id: number; name: string; email: string };

const list: ListDefinition<Thing> = {
  id: 'things',
  label: 'Saker',
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  columns: [
    { key: 'name', label: 'Namn', link: ({ id }) => ({ name: 'thing', id }) },
    { key: 'id', label: 'Nummer' },
    { key: 'email', label: 'E-post', format: 'email' },
  ],
  defaultSort: { column: 'id', descending: false },
  empty: { title: 'Inget' },
};

let done: string[];
const actions: RowAction<Thing>[] = [
  { key: 'fetch', label: 'Hämta', icon: IconDownload, inRow: true, onSelect: ({ name }) => done.push(`fetch ${name}`) },
  { key: 'folder', label: 'Öppna mapp', icon: IconFolderOpen, onSelect: ({ name }) => done.push(`folder ${name}`) },
];

const isOpen = '?panel=thing%3A7';

beforeEach(async () => {
  done = [];
  await renderPage(
    <DataTable list={list} rows={[{ id: 7, name: 'Sju', email: 'sju@klang.test' }]} actions={actions} />,
  );
  window.getSelection()?.removeAllRanges();
});

describe('a row', () => {
  it('opens by a click anywhere in it', async () => {
    await userEvent.click(await screen.findByRole('cell', { name: '7' }));
    await expect.poll(() => window.location.search).toBe(isOpen);
  });

  it('is marked at once when it opens, until the panel takes the focus', async () => {
    const row = screen.getByRole('row', { name: /Sju/ });
    for (const press of [screen.getByRole('cell', { name: '7' }), screen.getByRole('link', { name: 'Sju' })]) {
      await userEvent.click(press);
      expect(row.dataset['opening']).toBe('true');
      (document.activeElement as HTMLElement).blur();
      expect(row.dataset['opening']).toBeUndefined();
    }
  });

  it('is not marked when it opens in another tab', async () => {
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('cell', { name: '7' }));
    expect(screen.getByRole('row', { name: /Sju/ }).dataset['opening']).toBeUndefined();
  });

  it('opens by Enter', async () => {
    screen.getByRole('row', { name: /Sju/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.location.search).toBe(isOpen);
  });

  it('stays closed when a link or a button in it is clicked, and when its text is selected', async () => {
    const mail = screen.getByRole('link', { name: 'sju@klang.test' });
    mail.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(mail);
    await userEvent.click(screen.getByRole('button', { name: 'Hämta Sju' }));
    expect(done).toEqual(['fetch Sju']);
    const cell = screen.getByRole('cell', { name: '7' });
    window.getSelection()?.selectAllChildren(cell);
    cell.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(window.location.search).toBe('');
    window.getSelection()?.removeAllRanges();
    cell.click();
    await expect.poll(() => window.location.search).toBe(isOpen);
  });

  it('has a button for its other actions, which opens its menu', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Fler åtgärder Sju' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Öppna mapp' }));
    expect(done).toEqual(['folder Sju']);
    expect(window.location.search).toBe('');
  });
});
