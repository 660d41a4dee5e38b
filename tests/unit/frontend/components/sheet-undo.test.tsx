// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { Sheet } = await import('../../../../frontend/src/components/sheet/sheet.tsx');

function Hours() {
  const [texts, setTexts] = useState(['7', '8']);
  return (
    <Sheet
      label="Tider"
      groupLabel="Vecka"
      headerLabel="Dag"
      columns={[{ key: 'hours', label: 'Timmar' }]}
      rows={texts.map((_, row) => ({ key: row, group: '1', header: `Dag ${row}` }))}
      cellOf={({ row }) => ({ text: texts[row]! })}
      sumLabel="Summa"
      sums={['']}
      onType={(changes) =>
        setTexts((before) => before.map((text, row) => changes.find((change) => change.row === row)?.text ?? text))
      }
    />
  );
}

it('Ctrl+Z undoes Delete and typing in turn, and Ctrl+Y redoes them', async () => {
  await renderPage(<Hours />);
  const grid = await screen.findByRole('grid');
  const hours = () => [...grid.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent);
  grid.querySelector<HTMLElement>('[data-active]')!.focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
  expect(hours()).toEqual(['', '']);
  await userEvent.keyboard('{ArrowUp}5{Enter}');
  expect(hours()).toEqual(['5', '']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(hours()).toEqual(['', '']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(hours()).toEqual(['7', '8']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(hours()).toEqual(['7', '8']);
  await userEvent.keyboard('{Control>}yy{/Control}');
  expect(hours()).toEqual(['5', '']);
  await userEvent.keyboard('{Control>}z{Shift>}z{/Shift}z{/Control}');
  expect(hours()).toEqual(['', '']);
});
