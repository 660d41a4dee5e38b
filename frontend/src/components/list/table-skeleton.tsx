import { Skeleton } from '@mantine/core';
import { Waiting } from '../waiting.tsx';
import { alignOf, widthOf } from './cell.tsx';
import type { ListDefinition } from './list-definition.ts';
import { placesOf, selectRem, widthsOf } from './table-widths.ts';
import classes from './table-skeleton.module.css';

const maxRows = 20;
const iconsRem = 4.5;

export function TableSkeleton<Row>({ list, rows }: { list: ListDefinition<Row>; rows: number }) {
  const shown = Math.min(rows === 0 ? maxRows : rows, maxRows);
  const places = placesOf(list);
  const { tracks } = widthsOf(list, iconsRem, selectRem);
  return (
    <Waiting className={classes['skeleton']}>
      {Array.from({ length: shown + 1 }, (_, index) => (
        <div
          key={index}
          className={classes['row']}
          data-stacked={list.stacked !== undefined || undefined}
          style={{ '--tracks': tracks } as React.CSSProperties}
        >
          <span className={classes['select']} style={{ flex: `0 0 ${selectRem}rem` }} />
          {list.columns.map((column, place) => {
            const rem = widthOf(column);
            return (
              <span
                key={column.key}
                data-place={places.get(column.key)}
                data-wide={column.wide}
                data-card={place === 0 || column.important !== undefined || column.card !== undefined || undefined}
                style={{ flex: rem === undefined ? '1 1 0' : `0 1 ${rem}rem` }}
              >
                <Skeleton height="0.75rem" width="70%" ml={alignOf(column) === 'right' ? 'auto' : 0} />
              </span>
            );
          })}
          <span className={classes['icons']} style={{ flex: `0 0 ${iconsRem}rem` }} />
        </div>
      ))}
    </Waiting>
  );
}
