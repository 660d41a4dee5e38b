import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazy } from '../lazy.tsx';
import { usePaletteAction } from '../palette-actions.ts';
import { PanelSlot } from '../panel/panel-place.tsx';
import { usePanels } from '../panel/panels.ts';
import { FilterButtons } from './filter-buttons.tsx';
import { FilterChips } from './filter-chips.tsx';
import { HitCount } from './hit-count.tsx';
import type { ListDefinition } from './list-definition.ts';
import { MarkButton } from './mark-button.tsx';
import { MoreTools } from './more-tools.tsx';
import { PhoneOrder } from './phone-order.tsx';
import { useListKeys } from './use-list-keys.ts';
import type { ListState } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';
import classes from './list-page.module.css';

const FilterPanel = lazy(() => import('./filter-panel.tsx'), 'FilterPanel');

type Props<Row> = {
  list: ListDefinition<Row>;
  state: ListState;
  count: number | undefined;
  selection: Selection<Row>;
  create: { label: string; onSelect: () => void } | undefined;
  /** Before the chips of the filter. */
  before: React.ReactNode;
  /** The screen's own tools. */
  own: React.ReactNode;
  views?: React.ReactNode;
  exporting?: React.ReactNode;
} & Pick<React.ComponentProps<'div'>, 'role' | 'aria-label'>;

/** The tools above a list, with their keys and the panel of its filter. */
export function ListToolbar<Row>(props: Props<Row>) {
  const { list, state, count, selection, create, before, own, views, exporting, ...toolbar } = props;
  const panels = usePanels();
  const [hasMore, setHasMore] = useState(false);
  const filters = list.filters ?? [];
  const openFilter = filters.length > 0 ? () => void panels.open({ name: 'filter' }) : undefined;
  useListKeys({ onCreate: create?.onSelect, onFilter: openFilter });
  usePaletteAction(create && { id: `create-${list.id}`, ...create });
  return (
    <>
      <div
        className={`${classes['toolbar']} ${classes['foldable']}`}
        data-tools={hasMore || undefined}
        // A phone shows at once 'Markera' and 'Fler verktyg', and these if the list has them.
        data-staying={2 + (openFilter ? 1 : 0) + (create ? 1 : 0)}
        {...toolbar}
      >
        {before}
        <FilterChips filters={filters} state={state} />
        <HitCount count={count} />
        <PhoneOrder list={list} sort={state.sort} onSort={state.setSort} />
        <div className={classes['actions']}>
          {own}
          {openFilter && <FilterButtons onOpen={openFilter} onReset={state.reset} />}
          {views}
          <MarkButton selection={selection} />
          <MoreTools isOpen={hasMore} onToggle={() => setHasMore(!hasMore)} />
          {exporting}
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
      <PanelSlot name="filter">
        <FilterPanel filters={filters} state={state} count={count} />
      </PanelSlot>
    </>
  );
}
