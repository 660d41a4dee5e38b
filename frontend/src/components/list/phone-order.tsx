import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ListDefinition, Sort } from './list-definition.ts';
import classes from './list-page.module.css';

type Props<Row> = { list: ListDefinition<Row>; sort: Sort; onSort: (sort: Sort) => void };

/** What orders the list where it is cards, which have no headers to click. Up means descending, as in the headers. */
export function PhoneOrder<Row>({ list, sort, onSort }: Props<Row>) {
  const columns = list.columns.filter(({ sortable = true }) => sortable);
  const Arrow = sort.descending ? IconArrowUp : IconArrowDown;
  const turn = sort.descending ? 'Fallande ordning, vänd' : 'Stigande ordning, vänd';
  return (
    <div className={classes['phoneOrder']}>
      <NativeSelect
        size="xs"
        aria-label="Ordna efter"
        value={sort.column}
        data={columns.map(({ key, label }) => ({ value: key, label }))}
        onChange={(event) => onSort({ column: event.currentTarget.value, descending: false })}
      />
      <ActionIcon
        variant="default"
        aria-label={turn}
        title={turn}
        onClick={() => onSort({ ...sort, descending: !sort.descending })}
      >
        <Arrow size="1rem" />
      </ActionIcon>
    </div>
  );
}
