import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { alignOf } from './cell.tsx';
import type { Column, Sort } from './list-definition.ts';
import type { Place } from './table-widths.ts';
import type { Change } from './use-list-state.ts';
import classes from './data-table.module.css';

type Props<Row> = {
  column: Column<Row>;
  place: Place;
  sort: Sort | undefined;
  onSort: Change<Sort> | undefined;
};

/** The specification has the up arrow mean descending and the down arrow ascending. */
export function HeaderCell<Row>({ column, place, sort, onSort }: Props<Row>) {
  const isSorted = sort?.column === column.key;
  const isSortable = onSort && (column.sortable ?? true);
  const Arrow = isSorted && sort.descending ? IconArrowUp : IconArrowDown;
  const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={direction} data-align={alignOf(column)} data-wide={column.wide} data-place={place}>
      {isSortable ? (
        <button
          type="button"
          className={classes['sort']}
          onClick={() =>
            onSort((now) => ({ column: column.key, descending: now.column === column.key && !now.descending }))
          }
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
