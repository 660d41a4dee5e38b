import { useEffect, useRef } from 'react';
import type { UserSettings } from '../../../../shared/schemas/user.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './use-list-state.ts';

export function useChosenColumns<Row>(
  list: ListDefinition<Row>,
  state: ListState,
  settings: UserSettings,
): ListDefinition<Row> {
  const ofUser = settings.columns[list.id];
  const chosen = state.columns ?? ofUser;
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  });
  const missing = state.columns ? undefined : ofUser?.join(',');
  useEffect(() => {
    if (missing !== undefined) now.current.setColumns(missing.split(','), true);
  }, [missing]);
  return withColumns(list, chosen ?? usualColumns(list).map(({ key }) => key));
}

/** The first column opens the row, so it is always there and first. */
function withColumns<Row>(list: ListDefinition<Row>, keys: readonly string[]): ListDefinition<Row> {
  const [first, ...others] = usualColumns(list);
  const chosen = keys.flatMap((key) => {
    const column = [...others, ...list.columns].find((one) => one.key === key && key !== first?.key);
    if (!column) return [];
    // A chosen column is shown on narrow screens too.
    const { wide: _wide, hidden: _hidden, ...shown } = column;
    return [shown];
  });
  if (first && isUsual(list, [first.key, ...chosen.map(({ key }) => key)]))
    return { ...list, columns: usualColumns(list) };
  const { stacked: _stacked, ...rest } = list;
  return { ...rest, columns: first ? [first, ...chosen] : chosen };
}

export const usualColumns = <Row>(list: ListDefinition<Row>) => list.columns.filter(({ hidden }) => !hidden);

export const isUsual = <Row>(list: ListDefinition<Row>, keys: readonly string[]): boolean =>
  keys.join() ===
  usualColumns(list)
    .map(({ key }) => key)
    .join();
