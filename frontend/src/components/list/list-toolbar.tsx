import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FilterButtons } from './filter-buttons.tsx';
import { FilterChips } from './filter-chips.tsx';
import { HitCount } from './hit-count.tsx';
import type { ListDefinition } from './list-definition.ts';
import { MoreTools } from './more-tools.tsx';
import { PhoneOrder } from './phone-order.tsx';
import type { ListState } from './use-list-state.ts';
import classes from './list-page.module.css';

type Props<Row> = {
  list: ListDefinition<Row>;
  state: ListState;
  count: number | undefined;
  openFilter: (() => void) | undefined;
  create: { label: string; onSelect: () => void } | undefined;
  before: React.ReactNode;
  /** The screen's own tools. */
  own: React.ReactNode;
  children: React.ReactNode;
  /** Beside the button that creates a record. */
  last?: React.ReactNode;
} & Pick<React.ComponentProps<'div'>, 'role' | 'aria-label'>;

export function ListToolbar<Row>(props: Props<Row>) {
  const { list, state, count, openFilter, create, before, own, children, last, ...rest } = props;
  const [hasMoreTools, setHasMoreTools] = useState(false);
  // A phone shows at once 'Markera' and 'Fler verktyg', and these if the list has them.
  const staying = 2 + (openFilter ? 1 : 0) + (create ? 1 : 0);
  return (
    <div
      className={`${classes['toolbar']} ${classes['foldable']}`}
      data-tools={hasMoreTools || undefined}
      data-staying={staying}
      {...rest}
    >
      {before}
      <FilterChips filters={list.filters ?? []} state={state} />
      <HitCount count={count} />
      <PhoneOrder list={list} sort={state.sort} onSort={state.setSort} />
      <div className={classes['actions']}>
        {own}
        {openFilter && <FilterButtons onOpen={openFilter} onReset={state.reset} />}
        {children}
        <MoreTools isOpen={hasMoreTools} onToggle={() => setHasMoreTools(!hasMoreTools)} />
        {last}
        {create && (
          <Button
            size="xs"
            className={`${classes['iconOnPhone']} ${classes['stays']}`}
            leftSection={<IconPlus size="0.875rem" />}
            onClick={create.onSelect}
          >
            {create.label}
          </Button>
        )}
      </div>
    </div>
  );
}
