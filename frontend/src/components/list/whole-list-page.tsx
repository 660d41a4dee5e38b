import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Notice } from '../notice.tsx';
import { usePaletteAction } from '../palette-actions.ts';
import { DataTable } from './data-table.tsx';
import { ExportList } from './export-list.tsx';
import { HitCount } from './hit-count.tsx';
import type { ListDefinition, RowAction } from './list-definition.ts';
import { PhoneOrder } from './phone-order.tsx';
import { sorted } from './sorted.ts';
import { MarkButton } from './mark-button.tsx';
import type { SelectionBar as SelectionBarType } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import { lazy } from '../parts.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { listsText } from '../../text/lists.ts';
import classes from './list-page.module.css';

const SelectionBar = lazy(async () => ({
  default: (await import('./selection-bar.tsx')).SelectionBar,
})) as typeof SelectionBarType;

type Props<Row> = {
  list: ListDefinition<Row>;
  rows: readonly Row[];
  actions?: readonly RowAction<Row>[];
  deletingIds?: ReadonlySet<number | string>;
  create?: { label: string; onSelect: () => void };
  toolbar?: React.ReactNode;
};

export function WholeListPage<Row extends object>({
  list,
  rows,
  actions = [],
  deletingIds,
  create,
  toolbar,
}: Props<Row>) {
  const { sort, setSort } = useListState(list);
  const shown = sorted(list, rows, sort);
  const selection = useSelection({
    list,
    count: shown.length,
    rowAt: (index) => shown[index],
    readAll: async () => shown,
    filterKey: '',
  });
  useListKeys({ onCreate: create?.onSelect, onFilter: undefined });
  usePaletteAction(create && { id: `create-${list.id}`, ...create });

  return (
    <div className={classes['page']}>
      <div className={classes['toolbar']} role="toolbar" aria-label={listsText.tools}>
        <HitCount count={rows.length} />
        <PhoneOrder list={list} sort={sort} onSort={setSort} />
        <div className={classes['actions']}>
          {toolbar}
          <MarkButton selection={selection} />
          {rows.length > 0 && <ExportList list={list} readAll={() => shown} />}
          {create && (
            <Button
              size="xs"
              className={classes['iconOnPhone']}
              leftSection={<IconPlus size="0.875rem" />}
              onClick={create.onSelect}
            >
              {create.label}
            </Button>
          )}
        </div>
      </div>
      {rows.length === 0 ? (
        <Notice title={list.empty.title} hint={list.empty.hint} action={create} />
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
        <Suspense fallback={null}>
          <SelectionBar list={list} selection={selection} total={rows.length} bulk={undefined} />
        </Suspense>
      )}
    </div>
  );
}
