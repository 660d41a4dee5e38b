import { useEffect, useMemo, useRef, useState } from 'react';
import { HeaderCell } from './header-cell.tsx';
import { manyColumns } from './column-widths.ts';
import type { ListDefinition, RowAction, Sort } from './list-definition.ts';
import { openRow } from './open-row.ts';
import { SelectHeader } from './select-cell.tsx';
import type { Selection } from './use-selection.ts';
import type { RowWindow } from './row-window.ts';
import { useRowMenuItems } from './row-actions.tsx';
import { TableRow } from './table-row.tsx';
import { placesOf, selectRem, widthsOf, withRoomForAmounts } from './table-widths.ts';
import type { Change } from './use-list-state.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { RoomOfRows } from './room-of-rows.tsx';
import { lazy } from '../lazy.tsx';
import { listsText } from '../../text/lists.ts';
import classes from './data-table.module.css';

const WindowedRows = lazy(
  async () => ({ default: (await import('./windowed-rows.tsx')).WindowedRows }),
  ({ count }) => <RoomOfRows count={count} />,
);
const MenuDropdown = lazy(async () => ({ default: (await import('../menu-dropdown.tsx')).MenuDropdown }));

type Props<Row> = {
  list: ListDefinition<Row>;
  rows: readonly Row[];
  sort?: Sort;
  onSort?: Change<Sort>;
  actions?: readonly RowAction<Row>[];
  onRowMenu?: (row: Row) => void;
  deletingIds?: ReadonlySet<number | string>;
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
  const [menu, setMenu] = useState<{ row: Row; at: { x: number; y: number }; opener: HTMLElement }>();
  const menuItems = useRowMenuItems<Row>();
  const count = rowWindow?.count ?? rows.length;
  const rowAt = (index: number) => (rowWindow ? rowWindow.at(index) : rows[index]);
  const keys = useRowKeys(count, selection);
  useScrollMemory(scroller, count > 0);
  useTopOfAnother(scroller, rowWindow?.key);

  const hasMore = !onRowMenu && actions.some((action) => !action.inRow);
  const hasIcons = hasMore || actions.some((action) => action.inRow);

  const iconsRem = (actions.filter((action) => action.inRow).length + (hasMore ? 1 : 0)) * 1.5 + 0.875;
  const leadRem = selection ? selectRem : 0;
  const trailRem = hasIcons ? iconsRem : 0;
  const loaded = rowWindow?.loaded ?? rows;
  const widths = useMemo(
    () => widthsOf(withRoomForAmounts(list, loaded), trailRem, leadRem, loaded),
    [list, loaded, trailRem, leadRem],
  );
  const places = useMemo(() => placesOf(list), [list]);

  function openMenu(event: React.MouseEvent) {
    const opener = (event.target as Element).closest<HTMLElement>('[data-index]');
    const row = opener ? rowAt(Number(opener.dataset['index'])) : undefined;
    if (!opener || !row || (!onRowMenu && actions.length === 0)) return;
    event.preventDefault();
    if (onRowMenu) {
      onRowMenu(row);
      return;
    }
    for (const { onMenuOpened } of actions) onMenuOpened?.();
    setMenu({ row, at: { x: event.clientX, y: event.clientY }, opener });
  }

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
        actions={hasIcons ? actions : undefined}
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
        <colgroup>
          {selection && <col style={{ width: `${selectRem}rem` }} />}
          {widths.columns.map(({ key, isWide, width, wideWidth }) => (
            <col
              key={key}
              data-wide={isWide}
              style={{ '--width': width, '--wide-width': wideWidth } as React.CSSProperties}
            />
          ))}
          {hasIcons && <col style={{ width: `${iconsRem}rem` }} />}
        </colgroup>
        <thead>
          <tr>
            {selection && <SelectHeader selection={selection} />}
            {list.columns.map((column) => (
              <HeaderCell key={column.key} column={column} place={places.get(column.key)} sort={sort} onSort={onSort} />
            ))}
            {hasIcons && (
              <th className={classes['actions']} scope="col">
                <span className={classes['hidden']}>{listsText.actions}</span>
              </th>
            )}
          </tr>
        </thead>
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
              columns={list.columns.length + (hasIcons ? 1 : 0) + (selection ? 1 : 0)}
              onVisible={rowWindow?.onVisible}
            />
          )}
        </tbody>
      </table>
      {menu && (
        <MenuDropdown
          title={list.rowName(menu.row)}
          items={menuItems(actions, menu.row)}
          position="bottom-start"
          at={menu.at}
          onClose={() => {
            setMenu(undefined);
            menu.opener.focus({ preventScroll: true });
          }}
        />
      )}
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
