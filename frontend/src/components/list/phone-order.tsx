import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ListDefinition, Sort } from './list-definition.ts';
import type { Change } from './use-list-state.ts';
import { listsText as text } from '../../text/lists.ts';
import classes from './list-page.module.css';

type Props<Row> = { list: ListDefinition<Row>; sort: Sort; onSort: Change<Sort> };

export function PhoneOrder<Row>({ list, sort, onSort }: Props<Row>) {
  const columns = list.columns.filter(({ sortable = true }) => sortable);
  const Arrow = sort.descending ? IconArrowUp : IconArrowDown;
  const direction = sort.descending ? text.descending : text.ascending;
  return (
    <div className={classes['phoneOrder']}>
      <NativeSelect
        size="xs"
        aria-label={text.order}
        value={sort.column}
        data={columns.map(({ key, label }) => ({ value: key, label }))}
        onChange={({ currentTarget: { value } }) => onSort(() => ({ column: value, descending: false }))}
      />
      <ActionIcon
        variant="default"
        aria-label={direction}
        title={direction}
        onClick={() => onSort((now) => ({ ...now, descending: !now.descending }))}
      >
        <Arrow size="1rem" />
      </ActionIcon>
    </div>
  );
}
