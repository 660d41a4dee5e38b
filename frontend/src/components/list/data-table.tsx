import { useEffect, useMemo, useRef } from 'react';
import { manyColumns } from './column-widths.ts';
import type { ListDefinition, RowAction, Sort } from './list-definition.ts';
import { openRow } from './open-row.ts';
import type { Selection } from './use-selection.ts';
import type { RowWindow } from './use-list-rows.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { placesOf, selectRem, widthsOf, withRoomForAmounts } from './table-widths.ts';
import type { Change } from './use-list-state.ts';
import { useRowMenu } from './use-row-menu.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { RoomOfRows } from './room-of-rows.tsx';
import { lazy } from '../lazy.tsx';
import classes from './data-table.module.css';

const WindowedRows = lazy(
  () => import('./windowed-rows.tsx'),
  'WindowedRows',
  ({ count }) => <RoomOfRows count={count} />,
);

type Props<Row> = {
  list: ListDefinition<Row>;
  rows: readonly Row[];
  sort?: Sort;
  onSort?: Change<Sort>;
  actions?: readonly RowAction<Row>[] | undefined;
  onRowMenu?: ((row: Row) => void) | undefined;
  deletingIds?: ReadonlySet<number | string> | undefined;
  isStale?: boolean;
  isWhole?: boolean;
  rowWindow?: RowWindow<Row> | undefined;
  selection?: Selection<Row> | undefined;
};

/** Shorter lists are not virtualized: find in page and printing then cover every row. */
const maxDrawn = 200;

export function DataTable<Row extends object>({
  list,
  rows,
  sort,
  onSort,
  actions = [],
  onRowMenu,
  deletingIds,
  isStale = false,
  isWhole = false,
  rowWindow,
  selection,
}: Props<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = rowWindow?.count ?? rows.length;
  const rowAt = (index: number) => (rowWindow ? rowWindow.at(index) : rows[index]);
  const keys = useRowKeys(count, selection);
  const [openMenu, openedMenu] = useRowMenu({ list, rowAt, actions, onRowMenu });
  useScrollMemory(scroller, count > 0);
  useTopOfAnother(scroller, rowWindow?.key);

  const inRow = actions.filter((action) => action.inRow).length;
  const icons = inRow + (!onRowMenu && inRow < actions.length ? 1 : 0);
  const iconsRem = icons && icons * 1.5 + 0.875;
  const leadRem = selection ? selectRem : 0;
  const loaded = rowWindow?.loaded ?? rows;
  const widths = useMemo(
    () => widthsOf(withRoomForAmounts(list, loaded), iconsRem, leadRem, loaded),
    [list, loaded, iconsRem, leadRem],
  );
  const places = useMemo(() => placesOf(list), [list]);

  const drawRow = (index: number, measure?: (row: Element | null) => void) => {
    const row = rowAt(index);
    return (
      <TableRow
        // A row keeps its element, and so its focus, when it has been loaded.
        key={rowWindow || !row ? index : list.rowId(row)}
        list={list}
        places={places}
        row={row}
        index={index}
        selection={selection}
        actions={icons > 0 ? actions : undefined}
        isTabStop={index === keys.current}
        isDeleting={row !== undefined && (deletingIds?.has(list.rowId(row)) ?? false)}
        measure={measure}
      />
    );
  };

  return (
    <div ref={scroller} className={classes['scroller']} data-stale={isStale || undefined}>
      <table
        className={classes['table']}
        style={
          {
            '--least-width': `${widths.leastRem}rem`,
            '--stacked-width': `${widths.stackedRem}rem`,
            '--tracks': widths.tracks,
          } as React.CSSProperties
        }
        data-dense={list.columns.length >= manyColumns || undefined}
        data-stacked={list.stacked !== undefined || undefined}
        data-marking={selection?.isMarking || undefined}
        aria-label={list.label}
        aria-rowcount={count + 1}
      >
        <TableHead
          list={list}
          places={places}
          widths={widths.columns}
          selection={selection}
          iconsRem={iconsRem}
          sort={sort}
          onSort={onSort}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows take the focus */}
        <tbody onFocus={keys.onFocus} onKeyDown={keys.onKeyDown} onClick={openRow} onContextMenu={openMenu}>
          {!rowWindow && (isWhole || count <= maxDrawn) ? (
            rows.map((_row, index) => drawRow(index))
          ) : (
            <WindowedRows
              scroller={scroller}
              count={count}
              drawRow={drawRow}
              showRow={keys.showRow}
              columns={list.columns.length + (icons && 1) + (selection ? 1 : 0)}
              onVisible={rowWindow?.onVisible}
            />
          )}
        </tbody>
      </table>
      {openedMenu}
    </div>
  );
}

function useTopOfAnother(scroller: React.RefObject<HTMLElement | null>, key: string | undefined): void {
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== undefined && key !== undefined && before.current !== key) scroller.current?.scrollTo(0, 0);
    before.current = key;
  }, [scroller, key]);
}
