import type { ListDefinition } from './list-definition.ts';
import type { ListState, PageSize } from './use-list-state.ts';

export function searchOfView<Row>(list: ListDefinition<Row>, state: ListState, usualSize: PageSize): string {
  const { column, descending } = state.sort;
  const view = new URLSearchParams(state.viewFilter);
  view.set('sort', `${descending ? '-' : ''}${column}`);
  view.set('size', String(state.size ?? usualSize));
  view.set('cols', list.columns.map(({ key }) => key).join(','));
  return view.toString();
}
