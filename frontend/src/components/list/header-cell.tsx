import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { alignOf } from './cell.tsx';
import type { Column, Sort } from './list-definition.ts';
import type { Place } from './table-widths.ts';
import type { Change } from './use-list-state.ts';
import { headingOf } from '../../text/lists.ts';
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
  const arrow = isSorted && <Arrow size="0.875rem" aria-hidden />;
  const align = alignOf(column);
  const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={direction} data-align={align} data-wide={column.wide} data-place={place}>
      {isSortable ? (
        <button
          type="button"
          className={classes['sort']}
          onClick={() =>
            onSort((now) => ({ column: column.key, descending: now.column === column.key && !now.descending }))
          }
        >
          <span>
            {align === 'right' && arrow}
            {headingOf(column.label)}
            {align !== 'right' && arrow}
          </span>
        </button>
      ) : (
        headingOf(column.label)
      )}
    </th>
  );
}
