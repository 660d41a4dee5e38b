import { Menu } from '@mantine/core';
import { IconAlertTriangle, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useRef, useState } from 'react';
import { Cell, isNumeric } from './cell.tsx';
import type { Column, ListDefinition, RowAction, Sort } from './list-definition.ts';
import { RowIcons, RowMenuItems, shownActions } from './row-menu.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useRowWindow } from './use-row-window.ts';
import classes from './data-table.module.css';

type Props<Row> = {
  list: ListDefinition<Row>;
  rows: readonly Row[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  actions?: readonly RowAction<Row>[];
  /** In place of the row's menu: what a right click opens. */
  onRowMenu?: (row: Row) => void;
  /** Rows on their way out. */
  deletingIds?: ReadonlySet<number | string>;
  /** The rows are of the previous question; the next answer is on its way. */
  isStale?: boolean;
};

const features = tableFeatures({});
type Features = typeof features;

/** The table: sticky header, keyboard row focus, row menus, only the rows in sight drawn when there are many. Cards where it is narrow. */
export function DataTable<Row extends object>({
  list,
  rows,
  sort,
  onSort,
  actions = [],
  onRowMenu,
  deletingIds,
  isStale = false,
}: Props<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [menuRow, setMenuRow] = useState<Row>();
  const columns = list.columns.map<ColumnDef<Features, Row>>(({ key, label }) => ({ id: key, header: label }));
  const table = useTable<Features, Row>({
    features,
    columns,
    data: rows,
    getRowId: (row) => String(list.rowId(row)),
  });
  const models = table.getRowModel().rows;
  const { first, last, before, after, measure, show } = useRowWindow(models.length, scroller);
  const keys = useRowKeys(models.length, show);
  useScrollMemory(scroller, models.length > 0);

  const byKey = new Map(list.columns.map((column) => [column.key, column]));
  const hasIcons = actions.some((action) => action.inRow);
  const width = list.columns.length + (hasIcons ? 1 : 0);

  function rememberRow(event: React.MouseEvent) {
    const index = (event.target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'];
    const row = index === undefined ? undefined : rows[Number(index)];
    setMenuRow(row);
    if (row === undefined || !onRowMenu) return;
    event.preventDefault();
    event.stopPropagation();
    onRowMenu(row);
  }

  const body = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows take the focus
    <tbody onFocus={keys.onFocus} onKeyDown={keys.onKeyDown} onContextMenuCapture={rememberRow}>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {models.slice(first, last).map((model, offset) => {
        const index = first + offset;
        const row = model.original;
        const warning = list.warning?.(row);
        const isDeleting = deletingIds?.has(list.rowId(row)) ?? false;
        return (
          <tr
            key={model.id}
            ref={measure}
            data-index={index}
            data-warning={warning === undefined ? undefined : true}
            data-deleting={isDeleting || undefined}
            aria-rowindex={index + 2}
            aria-busy={isDeleting || undefined}
            tabIndex={index === keys.current ? 0 : -1}
          >
            {model.getAllCells().map((cell, cellIndex) => {
              const column = byKey.get(cell.column.id)!;
              return (
                <td
                  key={cell.id}
                  data-label={column.label}
                  data-card={cellIndex === 0 || column.important || undefined}
                  data-align={alignOf(column)}
                  style={widthOf(column)}
                >
                  {cellIndex === 0 && warning !== undefined && (
                    <IconAlertTriangle
                      className={classes['warning'] ?? ''}
                      size="1rem"
                      aria-label={warning}
                      title={warning}
                    />
                  )}
                  <Cell column={column} row={row} />
                  {cellIndex === 0 && isDeleting && <span className={classes['state']}>Raderas …</span>}
                </td>
              );
            })}
            {hasIcons && (
              <td className={classes['actions']}>
                <RowIcons row={row} name={list.rowName(row)} actions={actions} />
              </td>
            )}
          </tr>
        );
      })}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </tbody>
  );

  const hasMenu = !onRowMenu && menuRow !== undefined && shownActions(actions, menuRow).length > 0;

  return (
    <div ref={scroller} className={classes['scroller']} data-stale={isStale || undefined}>
      <table className={classes['table']} aria-label={list.label} aria-rowcount={rows.length + 1} aria-colcount={width}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <HeaderCell key={header.id} column={byKey.get(header.column.id)!} sort={sort} onSort={onSort} />
              ))}
              {hasIcons && (
                <th className={classes['actions']} scope="col">
                  <span className={classes['hidden']}>Åtgärder</span>
                </th>
              )}
            </tr>
          ))}
        </thead>
        <Menu width="14rem" shadow="md" returnFocus>
          <Menu.ContextMenu disabled={Boolean(onRowMenu)}>{body}</Menu.ContextMenu>
          {hasMenu && (
            <Menu.Dropdown>
              <RowMenuItems row={menuRow} name={list.rowName(menuRow)} actions={actions} />
            </Menu.Dropdown>
          )}
        </Menu>
      </table>
    </div>
  );
}

type HeaderProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined };

/** A column's name; a click orders by it. An up arrow means descending, a down arrow ascending. */
function HeaderCell<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const isSorted = sort?.column === column.key;
  const isSortable = onSort && (column.sortable ?? true);
  const Arrow = isSorted && sort.descending ? IconArrowUp : IconArrowDown;
  const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={direction} data-align={alignOf(column)} style={widthOf(column)}>
      {isSortable ? (
        <button
          type="button"
          className={classes['sort']}
          onClick={() => onSort({ column: column.key, descending: isSorted && !sort.descending })}
        >
          {column.label}
          {isSorted && <Arrow size="0.875rem" aria-hidden />}
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

const alignOf = <Row,>(column: Column<Row>) => column.align ?? (isNumeric(column) ? 'right' : undefined);

const widthOf = <Row,>(column: Column<Row>) =>
  column.width === undefined ? undefined : { width: `${column.width}rem` };
