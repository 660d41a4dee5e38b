import { Skeleton } from '@mantine/core';
import { Waiting } from '../waiting.tsx';
import { alignOf, widthOf } from './cell.tsx';
import type { ListDefinition } from './list-definition.ts';
import classes from './table-skeleton.module.css';

const most = 20;

/** The table that is still to come: its columns, and as many rows as fit. */
export function TableSkeleton<Row>({ list, rows }: { list: ListDefinition<Row>; rows: number }) {
  const shown = Math.min(rows === 0 ? most : rows, most);
  return (
    <Waiting className={classes['skeleton']}>
      {Array.from({ length: shown + 1 }, (_, index) => (
        <div key={index} className={classes['row']}>
          {list.columns.map((column) => {
            const rem = widthOf(column);
            return (
              <span key={column.key} style={{ flex: rem === undefined ? '1 1 0' : `0 1 ${rem}rem` }}>
                <Skeleton height="0.75rem" width="70%" ml={alignOf(column) === 'right' ? 'auto' : 0} />
              </span>
            );
          })}
        </div>
      ))}
    </Waiting>
  );
}
