// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { Sheet } = await import('../../../../frontend/src/components/sheet/sheet.tsx');

const columns = [
  { key: 'hours', label: 'Timmar' },
  { key: 'vacation', label: 'Semester', options: ['', 'Hel', 'Halv'] },
];

function Days() {
  const [texts, setTexts] = useState([
    ['7', ''],
    ['7', ''],
    ['7', ''],
  ]);
  return (
    <Sheet
      label="Tider"
      groupLabel="Vecka"
      headerLabel="Dag"
      columns={columns}
      rows={texts.map((_, row) => ({ key: row, group: '1', header: `Dag ${row}` }))}
      cellOf={({ row, column }) => ({ text: texts[row]![column]! })}
      sumLabel="Summa"
      sums={['', '']}
      onType={(changes) =>
        setTexts((before) => {
          const next = before.map((row) => [...row]);
          for (const { row, column, text } of changes) next[row]![column] = text;
          return next;
        })
      }
    />
  );
}

const shown = (grid: HTMLElement) =>
  [...grid.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(1).map((td) => td.textContent),
  );

it('a range of the sheet fills the whole marked range with typed hours, as with an option, and undoes them in one step', async () => {
  await renderPage(<Days />);
  const grid = await screen.findByRole('grid');
  grid.querySelector<HTMLElement>('[data-active]')!.focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}5,5{Enter}');
  expect(shown(grid)).toEqual([
    ['5,5', ''],
    ['5,5', ''],
    ['7', ''],
  ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(shown(grid).map(([hours]) => hours)).toEqual(['7', '7', '7']);
});

it('a range of the sheet leaves fixed options of the range, and ends the range with the next cell', async () => {
  await renderPage(<Days />);
  const grid = await screen.findByRole('grid');
  grid.querySelector<HTMLElement>('[data-active]')!.focus();
  await userEvent.keyboard(
    '{Control>}{Home}{/Control}{ArrowRight}{Shift>}{ArrowDown}{ArrowLeft}{/Shift}4{Enter}3{Enter}',
  );
  expect(shown(grid)).toEqual([
    ['4', ''],
    ['4', ''],
    ['3', ''],
  ]);
  await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowDown}{/Shift}{F2}8{Enter}');
  expect(shown(grid).map(([hours]) => hours)).toEqual(['4', '48', '3']);
});
