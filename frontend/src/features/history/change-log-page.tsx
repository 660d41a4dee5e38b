import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { LoggedChange } from '../../../../shared/schemas/history.ts';
import { getAllUsers } from '../../../../shared/contract/calls/users.ts';
import { useRoute } from '../../api/use-route.ts';
import { Delayed } from '../../components/delayed.tsx';
import { formatInstant } from '../../components/format.ts';
import { lazy } from '../../components/lazy.tsx';
import { DataTable } from '../../components/list/data-table.tsx';
import { FilterButtons } from '../../components/list/filter-buttons.tsx';
import { FilterChips } from '../../components/list/filter-chips.tsx';
import { FilterField } from '../../components/list/filter-field.tsx';
import type { RowAction } from '../../components/list/list-definition.ts';
import listClasses from '../../components/list/list-page.module.css';
import { TableSkeleton } from '../../components/list/table-skeleton.tsx';
import { type ListState, useListState } from '../../components/list/use-list-state.ts';
import { Notice } from '../../components/notice.tsx';
import { PanelSlot } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { FailureNotice } from '../../components/query-view.tsx';
import { reportPageFoot } from '../../components/reported-sizes.ts';
import { changeLogText as text } from '../../text/change-log.ts';
import { common } from '../../text/common.ts';
import { listsText } from '../../text/lists.ts';
import { changeLogList, historyOfChange } from './change-log-list.tsx';
import { ExportChanges } from './export-changes.tsx';
import { NewerChanges } from './newer-changes.tsx';
import { useChanges } from './use-changes.ts';
import classes from './change-log.module.css';

const FilterPanel = lazy(() => import('../../components/list/filter-panel.tsx'), 'FilterPanel');

const actions: readonly RowAction<LoggedChange>[] = [
  {
    key: 'history',
    label: text.history,
    icon: IconHistory,
    inRow: true,
    isShown: (row) => historyOfChange(row) !== undefined,
    target: (row) => historyOfChange(row)!,
  },
];

const rowsOfSkeleton = 20;

export function ChangeLogPage() {
  const users = useRoute(getAllUsers, {}, { staleTime: 60_000, silent: true }).data;
  const list = useMemo(() => changeLogList(users ?? []), [users]);
  const state = useListState(list);
  const panels = usePanels();
  const { answer, changes, searchedTo, readNewest } = useChanges(state.activeFilter);
  const filters = list.filters ?? [];

  return (
    <div className={listClasses['page']}>
      <div className={listClasses['toolbar']}>
        {filters.map(
          (filter) => filter.primary && <FilterField key={filter.key} filter={filter} state={state} inline />,
        )}
        <FilterChips filters={filters} state={state} />
        <div className={listClasses['actions']}>
          <FilterButtons onOpen={() => void panels.open({ name: 'filter', id: undefined })} onReset={state.reset} />
        </div>
      </div>
      <NewerChanges newest={state.isDefaultFilter ? changes?.[0]?.changedAt : undefined} onShow={readNewest} />
      {changes && changes.length > 0 && (
        <DataTable list={list} rows={changes} isStale={answer.isPlaceholderData} actions={actions} />
      )}
      {changes?.length === 0 && <NothingFound state={state} searchedTo={searchedTo} />}
      {!changes && answer.error && <FailureNotice error={answer.error} onRetry={() => void answer.refetch()} />}
      {!changes && !answer.error && (
        <Delayed>
          <TableSkeleton list={list} rows={rowsOfSkeleton} />
        </Delayed>
      )}
      {changes && (
        <div className={classes['foot']} ref={reportPageFoot}>
          <output>
            {[text.shown(changes.length), searchedTo ? text.searchedTo(formatInstant(searchedTo)) : text.all].join(
              ', ',
            )}
          </output>
          {answer.hasNextPage && (
            <Button
              size="compact-sm"
              variant="default"
              loading={answer.isFetchingNextPage}
              onClick={() => void answer.fetchNextPage()}
            >
              {state.isDefaultFilter ? text.older : text.goOn}
            </Button>
          )}
          {changes.length > 0 && <ExportChanges filter={state.activeFilter} />}
        </div>
      )}
      <PanelSlot name="filter">
        <FilterPanel filters={filters} state={state} count={undefined} />
      </PanelSlot>
    </div>
  );
}

function NothingFound({ state, searchedTo }: { state: ListState; searchedTo: string | null }) {
  if (searchedTo) return <Notice title={text.noneYet} hint={text.noneYetHint(formatInstant(searchedTo))} />;
  if (state.isDefaultFilter) return <Notice title={text.empty} hint={text.emptyHint} />;
  return (
    <Notice
      title={listsText.noHits}
      hint={listsText.noHitsHint}
      action={{ label: common.reset, onSelect: state.reset }}
    />
  );
}
