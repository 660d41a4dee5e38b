import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import { call, type InputOf } from '../../api/call.ts';
import type { CallAnswering } from '../../../../shared/contract/call-types.ts';
import type { SumsAge } from '../../api/patch-lists.ts';
import { useUserSettings } from '../../api/use-user-settings.ts';
import { Delayed } from '../delayed.tsx';
import { usePaletteAction } from '../palette-actions.ts';
import type { PanelAddress } from '../../navigation/panel-address.ts';
import { PanelSlot } from '../panel/panel-place.tsx';
import { usePanels } from '../panel/panels.ts';
import { FailureNotice } from '../query-view.tsx';
import { DataTable } from './data-table.tsx';
import { ExportList } from './export-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterField } from './filter-field.tsx';
import type { EmptyList as EmptyListType } from './empty-list.tsx';
import { FilterButtons } from './filter-buttons.tsx';
import { HitCount } from './hit-count.tsx';
import type { ListDefinition, RowAction } from './list-definition.ts';
import { Pager } from './pager.tsx';
import { SelectionBar } from './lazy-selection-bar.tsx';
import { PhoneOrder } from './phone-order.tsx';
import { PrintList } from './print-list.tsx';
import type { BulkProps } from './bulk-props.ts';
import { MarkButton } from './mark-button.tsx';
import { MoreTools } from './more-tools.tsx';
import { stayingTools } from './staying-tools.ts';
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
import { reportPageFoot } from '../reported-sizes.ts';
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
  summary: Summary,
  bulk,
  toolbar,
}: Props<Row, R>) {
  const state = useListState(definition, defaultFilter);
  const settings = useUserSettings();
  const list = useChosenColumns(definition, state, settings);
  const pageElement = useRef<HTMLDivElement>(null);
  const fitting = useFittingRows(pageElement, state.size === fitSize);
  const panels = usePanels();
  const [hasMoreTools, setHasMoreTools] = useState(false);
  const query = {
    ...state.activeFilter,
    ...state.query,
    ...(state.size === fitSize && { itemsPerPage: fitting }),
  } as ListQuery & FilterValues;
  const inputOf = (requestValues: typeof query) =>
    request ? request(requestValues) : ({ query: requestValues } as unknown as InputOf<R>);
  const usualSize = settings[list.pageSize ?? 'itemsPerPageDefault'];
  const size = state.size === fitSize ? fitting : (state.size ?? usualSize);
  const { answer, page, rows } = useListRows<Row, R>({
    route,
    query,
    inputOf,
    showsAll: size === 0,
    withSums: Summary !== undefined,
  });
  const areSumsOld = (page as SumsAge | undefined)?.sumsAreOld === true;
  const filters = list.filters ?? [];
  const primary = filters.filter((filter) => filter.primary);

  const [printed, setPrinted] = useState<readonly Row[]>();
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

  const openPanel = async (panel: Creation['panel']) =>
    panels.open(typeof panel === 'function' ? await panel() : panel);
  const openCreate = create && (() => void openPanel(create.panel));
  const openFilter = filters.length > 0 ? () => void panels.open({ name: 'filter' }) : undefined;
  useListKeys({ onCreate: openCreate, onFilter: openFilter });
  usePaletteAction(create && openCreate && { id: `create-${list.id}`, label: create.label, onSelect: openCreate });
  useLastPage(page, state);

  return (
    <div className={classes['page']} ref={pageElement}>
      {notice}
      <div
        className={`${classes['toolbar']} ${classes['foldable']}`}
        data-tools={hasMoreTools || undefined}
        data-staying={stayingTools({ openFilter, create })}
      >
        {primary.map((filter) => (
          <FilterField key={filter.key} filter={filter} state={state} inline />
        ))}
        <FilterChips filters={filters} state={state} />
        <HitCount count={page?.meta.totalItems} />
        <PhoneOrder list={list} sort={state.sort} onSort={state.setSort} />
        <div className={classes['actions']}>
          {typeof toolbar === 'function' ? toolbar(state, page) : toolbar}
          {openFilter && <FilterButtons onOpen={openFilter} onReset={state.reset} />}
          <ViewsButton list={definition} search={searchOfView(list, state, usualSize)} />
          <MarkButton selection={selection} />
          <MoreTools isOpen={hasMoreTools} onToggle={() => setHasMoreTools(!hasMoreTools)} />
          {create && (
            <Button
              size="xs"
              className={`${classes['iconOnPhone']} ${classes['stays']}`}
              leftSection={<IconPlus size="0.875rem" />}
              onClick={openCreate}
            >
              {create.label}
            </Button>
          )}
        </div>
      </div>
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
      {page?.items.length === 0 && (
        <EmptyList
          list={list}
          state={state}
          create={create && openCreate && { label: create.label, onSelect: openCreate }}
          ways={<NoHits filters={filters} state={state} call={route} query={query} inputOf={inputOf} />}
        />
      )}
      {!page && answer.error && <FailureNotice error={answer.error} onRetry={() => void answer.refetch()} />}
      {!page && !answer.error && (
        <Delayed>
          <TableSkeleton list={list} rows={size} />
        </Delayed>
      )}
      {selection.rows.length > 0 && page && (
        <SelectionBar list={list} selection={selection} total={page.meta.totalItems} bulk={bulk} />
      )}
      {page && (
        <div className={classes['foot']} ref={reportPageFoot}>
          {Summary && page.items.length > 0 && (
            <div
              className={classes['summary']}
              data-filtered={!state.isDefaultFilter || undefined}
              aria-busy={areSumsOld || undefined}
            >
              <Summary page={page} state={state} />
            </div>
          )}
          {page.items.length > 0 && (
            <>
              <ExportList list={list} readAll={readAll} whole={{ route, input: inputOf(query), page }} />
              <PrintList
                isReady={printed !== undefined}
                total={page.meta.totalItems}
                readAll={readAll}
                onRows={setPrinted}
              />
            </>
          )}
          <Pager
            meta={page.meta}
            size={state.size ?? usualSize}
            onPage={state.setPage}
            onSize={state.setSize}
            onFit={() => state.setSize(fitSize)}
          />
        </div>
      )}
      <PanelSlot name={viewsPanel}>
        <ViewsPanel list={definition} shown={list} state={state} search={searchOfView(list, state, usualSize)} />
      </PanelSlot>
      <PanelSlot name="filter">
        <FilterPanel filters={filters} state={state} count={page?.meta.totalItems} />
      </PanelSlot>
    </div>
  );
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
