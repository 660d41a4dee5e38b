import { PanelSlot } from '../panel/panel-place.tsx';
import { usePanels } from '../panel/panels.ts';
import { usePaletteAction } from '../palette-actions.ts';
import { DataTable } from './data-table.tsx';
import { ExportList } from './export-list.tsx';
import { EmptyList } from './empty-list.tsx';
import type { ListDefinition, RowAction } from './list-definition.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { SelectionBar } from './lazy-selection-bar.tsx';
import { inPeriods } from './period-filters.ts';
import { sorted } from './sorted.ts';
import { MarkButton } from './mark-button.tsx';
import { useSelection } from './use-selection.ts';
import { lazy } from '../lazy.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { listsText } from '../../text/lists.ts';
import classes from './list-page.module.css';

const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));

type Props<Row> = {
  list: ListDefinition<Row>;
  rows: readonly Row[];
  actions?: readonly RowAction<Row>[];
  deletingIds?: ReadonlySet<number | string>;
  create?: { label: string; onSelect: () => void };
  toolbar?: React.ReactNode;
  note?: React.ReactNode;
};

export function FullListPage<Row extends object>({
  list,
  rows,
  actions = [],
  deletingIds,
  create,
  toolbar,
  note,
}: Props<Row>) {
  const state = useListState(list);
  const { sort, setSort } = state;
  const panels = usePanels();
  const filters = list.filters ?? [];
  const shown = sorted(list, inPeriods(list, rows, state.filter), sort);
  const selection = useSelection({
    list,
    count: shown.length,
    total: shown.length,
    rowAt: (index) => shown[index],
    readAll: async () => shown,
    filterKey: JSON.stringify(state.activeFilter),
  });
  const openFilter = filters.length > 0 ? () => void panels.open({ name: 'filter' }) : undefined;
  useListKeys({ onCreate: create?.onSelect, onFilter: openFilter });
  usePaletteAction(create && { id: `create-${list.id}`, ...create });

  return (
    <div className={classes['page']}>
      <ListToolbar
        list={list}
        state={state}
        count={shown.length}
        openFilter={openFilter}
        create={create}
        before={note}
        own={toolbar}
        last={shown.length > 0 && <ExportList list={list} readAll={() => shown} />}
        role="toolbar"
        aria-label={listsText.tools}
      >
        <MarkButton selection={selection} />
      </ListToolbar>
      {shown.length === 0 ? (
        <EmptyList list={list} state={state} create={create} />
      ) : (
        <DataTable
          list={list}
          rows={shown}
          selection={selection}
          sort={sort}
          onSort={setSort}
          actions={actions}
          {...(deletingIds && { deletingIds })}
        />
      )}
      {selection.rows.length > 0 && (
        <SelectionBar list={list} selection={selection} total={shown.length} bulk={undefined} />
      )}
      <PanelSlot name="filter">
        <FilterPanel filters={filters} state={state} count={shown.length} />
      </PanelSlot>
    </div>
  );
}
