// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../support/dom.tsx';

const { FilterField } = await import('../../../../../frontend/src/components/list/filter-field.tsx');
const { PeriodField } = await import('../../../../../frontend/src/components/list/period-field.tsx');
const { periodOfColumn } = await import('../../../../../frontend/src/components/list/period-filters.ts');
const { readListState, useListState } = await import('../../../../../frontend/src/components/list/use-list-state.ts');
const { searchOfView } = await import('../../../../../frontend/src/components/list/view-search.ts');

const filters = periodOfColumn('day', 'Datum');
const [from, to] = filters;
const period = { label: 'Datum', from: 'dayFrom', to: 'dayTo' };
const list = {
  id: 'things',
  label: 'Saker',
  rowId: () => 1,
  rowName: () => 'Sak',
  columns: [{ key: 'id', label: 'Nummer' }],
  filters,
  defaultSort: { column: 'id', descending: false },
  empty: { title: 'Inget' },
};

function Filters() {
  const state = useListState(list);
  return (
    <>
      <PeriodField period={period} state={state} />
      <FilterField filter={from} state={state} />
      <FilterField filter={to} state={state} />
      <output>{searchOfView(list, state, 20)}</output>
    </>
  );
}

const daysOn = (today: string, search: string, fiscalYearStart?: number) => {
  vi.setSystemTime(new Date(`${today}T12:00:00Z`));
  const { filter } = readListState(new URLSearchParams(search), list, {}, fiscalYearStart);
  return [filter['dayFrom'], filter['dayTo']];
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('a period that is chosen by name moves with time, in a view too', async () => {
  await renderPage(<Filters />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period, datum' }), 'Förra månaden');
  const view = screen.getByRole('status').textContent;
  expect(daysOn('2026-11-20', view)).toEqual(['2026-10-01', '2026-10-31']);
  expect(daysOn('2027-03-02', view)).toEqual(['2027-02-01', '2027-02-28']);
  expect(daysOn('2027-03-02', 'dayFrom=fiscalYear&dayTo=fiscalYear', 7)).toEqual(['2026-07-01', '2027-06-30']);
});

it('days that are typed stay, and so does the other end of a period that was chosen by name', async () => {
  await renderPage(<Filters />, '/?dayFrom=lastMonth&dayTo=lastMonth');
  await screen.findByRole('button', { name: `Välj ${from.label.toLowerCase()} i kalender` });
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: from.label });
  expect(first.value).toBe('2026-10-01');
  await userEvent.clear(first);
  await userEvent.type(first, '2026-10-05{Enter}');
  await expect.poll(() => window.location.search).toBe('?dayFrom=2026-10-05&dayTo=2026-10-31');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period, datum' }).selectedOptions[0]!.label).toBe(
    'Egen period',
  );
});
