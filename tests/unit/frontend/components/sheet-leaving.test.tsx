// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { Sheet } = await import('../../../../frontend/src/components/sheet/sheet.tsx');

function Hours() {
  return (
    <>
      <button type="button">Före</button>
      <Sheet
        label="Tider"
        groupLabel="Vecka"
        headerLabel="Dag"
        columns={[
          { key: 'hours', label: 'Timmar' },
          { key: 'overtime', label: 'Övertid' },
        ]}
        rows={[{ key: 1, group: '1', header: 'Dag 1' }]}
        cellOf={() => ({ text: '7' })}
        sumLabel="Summa"
        sums={['', '']}
        onType={() => undefined}
      />
      <button type="button">Efter</button>
    </>
  );
}

it.each([
  ['Tab', '{Escape}{Tab}', 'Efter'],
  ['Shift and Tab', '{ArrowRight}{Escape}{Shift>}{Tab}{/Shift}', 'Före'],
])('after Esc, %s leave the sheet', async (_keys, pressed, name) => {
  await renderPage(<Hours />);
  const grid = await screen.findByRole('grid');
  grid.querySelector<HTMLElement>('[data-active]')!.focus();
  await userEvent.keyboard(pressed);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});

it('after Esc and another key, Tab moves between the cells again', async () => {
  await renderPage(<Hours />);
  const grid = await screen.findByRole('grid');
  grid.querySelector<HTMLElement>('[data-active]')!.focus();
  await userEvent.keyboard('{ArrowRight}{Escape}{ArrowLeft}{Tab}');
  expect(document.activeElement).toBe([...grid.querySelectorAll('tbody td')].at(-1));
});
