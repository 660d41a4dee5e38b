// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListDefinition } from '../../../../../frontend/src/components/list/list-definition.ts';
import { useSelection } from '../../../../../frontend/src/components/list/use-selection.ts';

type Row = { id: number };

const list = { rowId: ({ id }: Row) => id } as ListDefinition<Row>;
const all = Array.from({ length: 38 }, (_, id) => ({ id }));

it('marking all rows says that marked rows are being read, so that nothing is done with a part of them', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly Row[]>();
  const options = {
    list,
    count: 20,
    total: 38,
    rowAt: (index: number) => all[index],
    readAll: () => promise,
    filterKey: '',
  };
  const { result } = renderHook(() => useSelection(options));
  act(() => result.current.togglePage());
  expect(result.current).toMatchObject({ isReading: false, rows: { length: 20 } });

  let marking = Promise.resolve();
  act(() => void (marking = result.current.markAll()));
  expect(result.current).toMatchObject({ isReading: true, rows: { length: 20 } });
  resolve(all);
  await act(() => marking);
  expect(result.current).toMatchObject({ isReading: false, rows: { length: 38 } });
});

it('marking all rows forgets marked rows that have left the list, once all of it is shown', () => {
  const shown = (rows: readonly Row[], total = rows.length) => ({
    list,
    count: rows.length,
    total,
    rowAt: (index: number) => rows[index],
    readAll: async () => rows,
    filterKey: '',
  });
  const { result, rerender } = renderHook((options) => useSelection(options), { initialProps: shown(all.slice(0, 3)) });
  act(() => result.current.togglePage());
  rerender(shown(all.slice(3, 20), 38));
  expect(result.current.rows).toHaveLength(3);
  rerender(shown(all.slice(2, 20)));
  expect(result.current.rows).toEqual([{ id: 2 }]);
  rerender(shown([]));
  expect(result.current).toMatchObject({ rows: [], isMarking: false });
});
