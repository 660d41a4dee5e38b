import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PanelSlot } from '../panel/panel-place.tsx';
import { usePanels } from '../panel/panels.ts';
import { usePaletteAction } from '../palette-actions.ts';
import { DataTable } from './data-table.tsx';
import { ExportList } from './export-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterButtons } from './filter-buttons.tsx';
import { FilterChips } from './filter-chips.tsx';
import { HitCount } from './hit-count.tsx';
import type { ListDefinition, RowAction } from './list-definition.ts';
import { SelectionBar } from './lazy-selection-bar.tsx';
import { inPeriods } from './period-filters.ts';
import { PhoneOrder } from './phone-order.tsx';
import { sorted } from './sorted.ts';
import { MarkButton } from './mark-button.tsx';
import { MoreTools } from './more-tools.tsx';
import { stayingTools } from './staying-tools.ts';
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
  const [hasMoreTools, setHasMoreTools] = useState(false);
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
      <div
        className={`${classes['toolbar']} ${classes['foldable']}`}
        data-tools={hasMoreTools || undefined}
        data-staying={stayingTools({ openFilter, create })}
        role="toolbar"
        aria-label={listsText.tools}
      >
        {note}
        <FilterChips filters={filters} state={state} />
        <HitCount count={shown.length} />
        <PhoneOrder list={list} sort={sort} onSort={setSort} />
        <div className={classes['actions']}>
          {toolbar}
          {openFilter && <FilterButtons onOpen={openFilter} onReset={state.reset} />}
          <MarkButton selection={selection} />
          <MoreTools isOpen={hasMoreTools} onToggle={() => setHasMoreTools(!hasMoreTools)} />
          {shown.length > 0 && <ExportList list={list} readAll={() => shown} />}
          {create && (
            <Button
              size="xs"
              className={`${classes['iconOnPhone']} ${classes['stays']}`}
              leftSection={<IconPlus size="0.875rem" />}
              onClick={create.onSelect}
            >
              {create.label}
            </Button>
          )}
        </div>
      </div>
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
