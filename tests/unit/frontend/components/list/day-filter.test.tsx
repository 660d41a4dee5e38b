// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../support/dom.tsx';

const { FilterField } = await import('../../../../../frontend/src/components/list/filter-field.tsx');
const { useListState } = await import('../../../../../frontend/src/components/list/use-list-state.ts');

const from = { key: 'from', label: 'Datum från', kind: 'day' } as const;
const to = { key: 'to', label: 'Datum till', kind: 'day' } as const;
const list = {
  id: 'things',
  label: 'Saker',
  rowId: () => 1,
  rowName: () => 'Sak',
  columns: [{ key: 'id', label: 'Nummer' }],
  filters: [from, to],
  defaultSort: { column: 'id', descending: false },
  empty: { title: 'Inget' },
};

function Filters() {
  const state = useListState(list);
  return (
    <>
      <FilterField filter={from} state={state} />
      <FilterField filter={to} state={state} />
      <output>{state.filter['from']}</output>
      <button type="button" onClick={state.reset}>
        Återställ
      </button>
    </>
  );
}

const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });

const calendarButton = () => screen.findByRole('button', { name: 'Välj datum från i kalender' });

/** Types into the first field, key by key. */
async function typeFrom(keys: string): Promise<HTMLInputElement> {
  await renderPage(<Filters />);
  // A plain field is shown until the calendar's code has loaded.
  await calendarButton();
  const input = await field(from.label);
  await userEvent.click(input);
  await userEvent.keyboard(keys);
  return input;
}

describe('a day that is typed into a filter', () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    return () => vi.useRealTimers();
  });

  it.each(['2026-10-31', '31/10', '31/10 2026', '311026', '261031'])('%s and Enter is that day', async (typed) => {
    const input = await typeFrom(`${typed}{Enter}`);
    await expect.poll(() => window.location.search).toBe('?from=2026-10-31');
    expect(input.value).toBe('2026-10-31');
    expect(document.activeElement).toBe(input);
  });

  it('is that day when Tab leaves it, and the focus goes on', async () => {
    const input = await typeFrom('31/10{Tab}');
    await expect.poll(() => window.location.search).toBe('?from=2026-10-31');
    expect(input.value).toBe('2026-10-31');
    expect(document.activeElement).toBe(await calendarButton());
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(await field(to.label));
  });

  it('stays as typed, with an error, when it is invalid', async () => {
    const input = await typeFrom('31/13{Enter}');
    expect(await screen.findByText('Skriv ett datum, till exempel 2026-10-31.')).toBeTruthy();
    expect(input.value).toBe('31/13');
    expect(window.location.search).toBe('');
    await userEvent.keyboard('{Backspace}{Backspace}12{Enter}');
    await expect.poll(() => window.location.search).toBe('?from=2026-12-31');
    expect(screen.queryByText('Skriv ett datum, till exempel 2026-10-31.')).toBeNull();
  });

  it('is one step back in the history when it is picked in the calendar', async () => {
    await renderPage(<Filters />);
    const before = window.history.length;
    await userEvent.click(await calendarButton());
    await userEvent.click(await screen.findByRole('button', { name: '3 november 2026' }));
    await expect.poll(() => window.location.search).toBe('?from=2026-11-03');
    await screen.findByText('2026-11-03');
    expect(window.history.length).toBe(before + 1);
  });

  it('goes when the filter is reset', async () => {
    const input = await typeFrom('2026-10-31{Enter}');
    await screen.findByText('2026-10-31');
    await userEvent.click(screen.getByRole('button', { name: 'Återställ' }));
    await expect.poll(async () => (await field(from.label)).value).toBe('');
    expect(input.isConnected).toBe(true);
  });

  it('goes when the filter is reset, also when an invalid one has been typed since', async () => {
    const input = await typeFrom('2026-10-31{Enter}');
    await screen.findByText('2026-10-31');
    await userEvent.clear(input);
    await userEvent.keyboard('31/13{Enter}');
    await screen.findByText('Skriv ett datum, till exempel 2026-10-31.');
    await userEvent.click(screen.getByRole('button', { name: 'Återställ' }));
    await expect.poll(() => input.value).toBe('');
    expect(screen.queryByText('Skriv ett datum, till exempel 2026-10-31.')).toBeNull();
  });
});
