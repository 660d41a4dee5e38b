import { DataTable } from './data-table.tsx';
import { ExportList } from './export-list.tsx';
import { EmptyList } from './empty-list.tsx';
import type { ListDefinition, RowAction } from './list-definition.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { SelectionBar } from './lazy-selection-bar.tsx';
import { inPeriods } from './period-filters.ts';
import { sortRows } from './sort-rows.ts';
import { useSelection } from './use-selection.ts';
import { useListState } from './use-list-state.ts';
import { listsText } from '../../text/lists.ts';
import classes from './list-page.module.css';

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
  const shown = sortRows(list, inPeriods(list, rows, state.filter), sort);
  const selection = useSelection({
    list,
    count: shown.length,
    total: shown.length,
    rowAt: (index) => shown[index],
    readAll: async () => shown,
    filterKey: JSON.stringify(state.activeFilter),
  });

  return (
    <div className={classes['page']}>
      <ListToolbar
        list={list}
        state={state}
        count={shown.length}
        selection={selection}
        create={create}
        before={note}
        own={toolbar}
        exporting={shown.length > 0 && <ExportList list={list} readAll={() => shown} />}
        role="toolbar"
        aria-label={listsText.tools}
      />
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
          deletingIds={deletingIds}
        />
      )}
      {selection.rows.length > 0 && (
        <SelectionBar list={list} selection={selection} total={shown.length} bulk={undefined} />
      )}
    </div>
  );
}
