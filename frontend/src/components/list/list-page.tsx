import { useRef, useState } from 'react';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import type { CallAnswering } from '../../../../shared/contract/call-types.ts';
import { useUserSettings } from '../../api/use-user-settings.ts';
import type { PanelAddress } from '../../navigation/panel-address.ts';
import { PanelSlot } from '../panel/panel-place.tsx';
import { usePanels } from '../panel/panels.ts';
import { QueryView } from '../query-view.tsx';
import { DataTable } from './data-table.tsx';
import { FilterField } from './filter-field.tsx';
import type { ListDefinition, RowAction, BulkProps } from './list-definition.ts';
import { ListFoot } from './list-foot.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { SelectionBar } from './lazy-selection-bar.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useChosenColumns } from './chosen-columns.ts';
import { type RequestOptions, useRequestedRows } from './use-requested-rows.ts';
import { useListState, type FilterValues, type ListState } from './use-list-state.ts';
import { ViewsButton, viewsPanel } from './views-button.tsx';
import { searchOfView } from './view-search.ts';
import { lazy } from '../lazy.tsx';
import classes from './list-page.module.css';

const ViewsPanel = lazy(() => import('./views-panel.tsx'), 'ViewsPanel');
const EmptyList = lazy(
  () => import('./empty-list.tsx'),
  'EmptyList',
  // Takes the room of the notice, so that the foot stays where it is.
  () => <output />,
);
const NoHits = lazy(() => import('./no-hits.tsx'), 'NoHits');

/** A panel that is not known at once may be waited for. */
type Creation = { label: string; panel: PanelAddress | (() => Promise<PanelAddress>) };

type Props<Row, R extends Call> = RequestOptions<R> & {
  list: ListDefinition<Row>;
  defaultFilter?: FilterValues;
  actions?: readonly RowAction<Row>[];
  onRowMenu?: (row: Row) => void;
  deletingIds?: ReadonlySet<number | string>;
  create?: Creation;
  notice?: React.ReactNode;
  /** Sums of all rows that the filter finds, below the table: the route is asked for them (`sums`). */
  summary?: React.ComponentType<{ page: Paged<Row>; state: ListState }>;
  bulk?: React.ComponentType<BulkProps<Row>>;
  toolbar?: React.ReactNode | ((state: ListState, page: Paged<Row> | undefined) => React.ReactNode);
};

export function ListPage<Row extends object, R extends CallAnswering<Paged<Row>>>({
  list: definition,
  route,
  request,
  defaultFilter,
  actions,
  onRowMenu,
  deletingIds,
  create,
  notice,
  summary,
  bulk,
  toolbar,
}: Props<Row, R>) {
  const state = useListState(definition, defaultFilter);
  const settings = useUserSettings();
  const list = useChosenColumns(definition, state, settings);
  const usualSize = settings[list.pageSize ?? 'itemsPerPageDefault'];
  const pageElement = useRef<HTMLDivElement>(null);
  const { answer, page, rows, query, inputOf, size, readAll, selection } = useRequestedRows<Row, R>({
    list,
    route,
    request,
    state,
    usualSize,
    pageElement,
    withSums: summary !== undefined,
  });
  const filters = list.filters ?? [];
  const total = page?.meta.totalItems;

  const [printed, setPrinted] = useState<readonly Row[]>();
  const creation = useCreation(create);
  const search = searchOfView(list, state, usualSize);

  return (
    <div className={classes['page']} ref={pageElement}>
      {notice}
      <ListToolbar
        list={list}
        state={state}
        count={total}
        selection={selection}
        create={creation}
        before={filters
          .filter(({ primary }) => primary)
          .map((filter) => (
            <FilterField key={filter.key} filter={filter} state={state} inline />
          ))}
        own={typeof toolbar === 'function' ? toolbar(state, page) : toolbar}
        views={<ViewsButton list={definition} search={search} />}
      />
      <QueryView query={answer} skeleton={<TableSkeleton list={list} rows={size} />}>
        {() =>
          page?.items.length === 0 ? (
            <EmptyList
              list={list}
              state={state}
              create={creation}
              ways={<NoHits filters={filters} state={state} call={route} query={query} inputOf={inputOf} />}
            />
          ) : (
            <DataTable
              list={list}
              {...(printed
                ? { rows: printed, isWhole: true }
                : { rows: page?.items ?? [], rowWindow: rows, selection })}
              sort={state.sort}
              onSort={state.setSort}
              isStale={answer.isPlaceholderData}
              actions={actions}
              onRowMenu={onRowMenu}
              deletingIds={deletingIds}
            />
          )
        }
      </QueryView>
      {selection.rows.length > 0 && total !== undefined && (
        <SelectionBar list={list} selection={selection} total={total} bulk={bulk} />
      )}
      {page && (
        <ListFoot
          list={list}
          state={state}
          page={page}
          size={state.size ?? usualSize}
          summary={summary}
          whole={{ route, input: inputOf(query), page }}
          readAll={readAll}
          isPrintReady={printed !== undefined}
          onPrint={setPrinted}
        />
      )}
      <PanelSlot name={viewsPanel}>
        <ViewsPanel list={definition} shown={list} state={state} search={search} />
      </PanelSlot>
    </div>
  );
}

function useCreation(create: Creation | undefined) {
  const panels = usePanels();
  const open = async (panel: Creation['panel']) => panels.open(typeof panel === 'function' ? await panel() : panel);
  return create && { label: create.label, onSelect: () => void open(create.panel) };
}
