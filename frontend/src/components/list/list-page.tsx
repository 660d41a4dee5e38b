import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import { call, type InputOf } from '../../api/call.ts';
import type { CallAnswering } from '../../../../shared/contract/call-types.ts';
import { useUserSettings } from '../../api/use-user-settings.ts';
import { Delayed } from '../delayed.tsx';
import { usePaletteAction } from '../palette-actions.ts';
import type { PanelAddress } from '../../navigation/panel-address.ts';
import { PanelSlot } from '../panel/panel-place.tsx';
import { usePanels } from '../panel/panels.ts';
import { FailureNotice } from '../query-view.tsx';
import { DataTable } from './data-table.tsx';
import type { EmptyList as EmptyListType } from './empty-list.tsx';
import { FilterField } from './filter-field.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { Filter, ListDefinition, RowAction } from './list-definition.ts';
import { SelectionBar } from './lazy-selection-bar.tsx';
import type { BulkProps } from './bulk-props.ts';
import { MarkButton } from './mark-button.tsx';
import { useSelection } from './use-selection.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListRows } from './use-list-rows.ts';
import { useChosenColumns } from './chosen-columns.ts';
import { useFittingRows } from './use-fitting-rows.ts';
import { fitSize, useListState, type FilterValues, type ListQuery, type ListState } from './use-list-state.ts';
import { ViewsButton, viewsPanel } from './views-button.tsx';
import type { ViewsPanel as ViewsPanelType } from './views-panel.tsx';
import { searchOfView } from './view-search.ts';
import { lazy } from '../lazy.tsx';
import classes from './list-page.module.css';

const ViewsPanel = lazy(async () => ({
  default: (await import('./views-panel.tsx')).ViewsPanel,
})) as typeof ViewsPanelType;
const EmptyList = lazy(
  async () => ({ default: (await import('./empty-list.tsx')).EmptyList }),
  // Takes the room of the notice, so that the foot stays where it is.
  () => <output />,
) as typeof EmptyListType;
const NoHits = lazy(async () => ({ default: (await import('./no-hits.tsx')).NoHits }));
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));

/** A panel that is not known at once may be waited for. */
type Creation = { label: string; panel: PanelAddress | (() => Promise<PanelAddress>) };

type Props<Row, R extends Call> = {
  list: ListDefinition<Row>;
  route: R;
  request?: (query: ListQuery & FilterValues) => InputOf<R>;
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

export function ListPage<Row extends object, R extends CallAnswering<Paged<Row>>>(props: Props<Row, R>) {
  const { list: defined, route, request, defaultFilter, create, notice, summary, bulk, toolbar } = props;
  const { actions, onRowMenu, deletingIds } = props;
  const state = useListState(defined, defaultFilter);
  const settings = useUserSettings();
  const list = useChosenColumns(defined, state, settings);
  const usualSize = settings[list.pageSize ?? 'itemsPerPageDefault'];
  const pageElement = useRef<HTMLDivElement>(null);
  const fitting = useFittingRows(pageElement, state.size === fitSize);
  const panels = usePanels();
  const { query, inputOf, size, answer, page, rows, readAll, selection } = useRequestedRows<Row, R>({
    list,
    state,
    route,
    request,
    usualSize,
    fitting,
    withSums: summary !== undefined,
  });
  const filters = list.filters ?? [];
  const total = page?.meta.totalItems;
  const search = searchOfView(list, state, usualSize);

  const [printed, setPrinted] = useState<readonly Row[]>();
  const creation = useCreation(list, create);
  const openFilter = filters.length > 0 ? () => void panels.open({ name: 'filter' }) : undefined;
  useListKeys({ onCreate: creation?.onSelect, onFilter: openFilter });
  useLastPage(page, state);

  return (
    <div className={classes['page']} ref={pageElement}>
      {notice}
      <ListToolbar
        list={list}
        state={state}
        count={total}
        openFilter={openFilter}
        create={creation}
        before={<PrimaryFilters filters={filters} state={state} />}
        own={typeof toolbar === 'function' ? toolbar(state, page) : toolbar}
      >
        <ViewsButton list={defined} search={search} />
        <MarkButton selection={selection} />
      </ListToolbar>
      {page && page.items.length > 0 && (
        <DataTable
          list={list}
          rows={printed ?? page.items}
          isWhole={printed !== undefined}
          rowWindow={printed ? undefined : rows}
          selection={printed ? undefined : selection}
          sort={state.sort}
          onSort={state.setSort}
          isStale={answer.isPlaceholderData}
          {...(actions && { actions })}
          {...(onRowMenu && { onRowMenu })}
          {...(deletingIds && { deletingIds })}
        />
      )}
      {!page && <RowsToCome list={list} rows={size} error={answer.error} onRetry={() => void answer.refetch()} />}
      {page?.items.length === 0 && (
        <EmptyList
          list={list}
          state={state}
          create={creation}
          ways={<NoHits filters={filters} state={state} route={route} query={query} inputOf={inputOf} />}
        />
      )}
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
        <ViewsPanel list={defined} shown={list} state={state} search={search} />
      </PanelSlot>
      <PanelSlot name="filter">
        <FilterPanel filters={filters} state={state} count={total} />
      </PanelSlot>
    </div>
  );
}

function PrimaryFilters({ filters, state }: { filters: readonly Filter[]; state: ListState }) {
  return filters
    .filter(({ primary }) => primary)
    .map((filter) => <FilterField key={filter.key} filter={filter} state={state} inline />);
}

function useCreation<Row>({ id }: ListDefinition<Row>, create: Creation | undefined) {
  const panels = usePanels();
  const open = async (panel: Creation['panel']) => panels.open(typeof panel === 'function' ? await panel() : panel);
  const creation = create && { label: create.label, onSelect: () => void open(create.panel) };
  usePaletteAction(creation && { id: `create-${id}`, ...creation });
  return creation;
}

type RowsToComeProps<Row> = { list: ListDefinition<Row>; rows: number; error: Error | null; onRetry: () => void };

function RowsToCome<Row>({ list, rows, error, onRetry }: RowsToComeProps<Row>) {
  if (error) return <FailureNotice error={error} onRetry={onRetry} />;
  return (
    <Delayed>
      <TableSkeleton list={list} rows={rows} />
    </Delayed>
  );
}

type RowsOptions<Row, R extends Call> = Pick<Props<Row, R>, 'list' | 'route' | 'request'> & {
  state: ListState;
  usualSize: number;
  /** As many rows as fit the window. */
  fitting: number;
  withSums: boolean;
};

function useRequestedRows<Row extends object, R extends CallAnswering<Paged<Row>>>({
  list,
  state,
  route,
  request,
  usualSize,
  fitting,
  withSums,
}: RowsOptions<Row, R>) {
  const query = {
    ...state.activeFilter,
    ...state.query,
    ...(state.size === fitSize && { itemsPerPage: fitting }),
  } as ListQuery & FilterValues;
  const inputOf = (requestValues: typeof query) =>
    request ? request(requestValues) : ({ query: requestValues } as unknown as InputOf<R>);
  const size = state.size === fitSize ? fitting : (state.size ?? usualSize);
  const { answer, page, rows } = useListRows<Row, R>({
    route,
    query,
    inputOf,
    showsAll: size === 0,
    withSums,
  });

  async function readAll(): Promise<readonly Row[]> {
    const all = await call(route, inputOf({ ...query, currentPage: 1, itemsPerPage: 0 } as typeof query));
    return (all as Paged<Row>).items;
  }

  const selection = useSelection({
    list,
    count: rows?.count ?? page?.items.length ?? 0,
    total: page?.meta.totalItems,
    rowAt: rows?.at ?? ((index) => page?.items[index]),
    readAll,
    filterKey: JSON.stringify(state.activeFilter),
  });

  return { query, inputOf, size, answer, page, rows, readAll, selection };
}

/** The last page may disappear while it is open. */
function useLastPage(page: Paged<unknown> | undefined, state: ListState) {
  const last = page?.meta.totalPages;
  const { setPage } = state;
  const isPast = last !== undefined && last > 0 && state.page > last && page?.items.length === 0;
  const go = useRef(setPage);
  useEffect(() => {
    go.current = setPage;
  });
  useEffect(() => {
    if (isPast) go.current(() => last);
  }, [isPast, last]);
}
