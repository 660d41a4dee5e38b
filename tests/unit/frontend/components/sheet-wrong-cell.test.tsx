// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { Sheet } = await import('../../../../frontend/src/components/sheet/sheet.tsx');

it('a sheet explains in words why the active cell is invalid', async () => {
  await renderPage(
    <Sheet
      label="Tider"
      groupLabel="Vecka"
      headerLabel="Dag"
      columns={[{ key: 'hours', label: 'Timmar' }]}
      rows={[0, 1].map((row) => ({ key: row, group: '1', header: `Dag ${row}` }))}
      cellOf={({ row }) => (row === 1 ? { text: 'fel', error: 'Ange ett antal timmar.' } : { text: '7' })}
      sumLabel="Summa"
      sums={['']}
    />,
  );
  const grid = await screen.findByRole('grid');
  grid.querySelector<HTMLElement>('[data-active]')!.focus();
  expect(screen.queryByText(/Ange ett antal timmar/)).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('Timmar: Ange ett antal timmar.')).toBeTruthy();
});
