import { Pill } from '@mantine/core';
import { restrictionsOf, without } from './filter-words.ts';
import type { Filter } from './list-definition.ts';
import classes from './list-page.module.css';
import type { ListState } from './use-list-state.ts';
import { listsText } from '../../text/lists.ts';

/** Characters, on a phone. */
const maxBesideTools = 8;

export function FilterChips({ filters, state }: { filters: readonly Filter[]; state: ListState }) {
  const first = filters.find(({ primary }) => primary);
  return restrictionsOf(filters, state.activeFilter).map((restriction) => {
    const { filter, text } = restriction;
    // What the fields beside show already.
    if (filter === first) return null;
    const period = restriction.keys.length > 1 && filter.kind === 'day' ? filter.period : undefined;
    return (
      <Pill
        key={filter.key}
        className={[classes['chip'], filter.primary && classes['onPhone']].filter(Boolean).join(' ')}
        data-long={text.length > maxBesideTools || undefined}
        size="sm"
        withRemoveButton
        removeButtonProps={{
          'aria-label': listsText.removeFilter((period ?? filter).label),
          tabIndex: 0,
          'aria-hidden': false,
        }}
        onRemove={() => state.setFilters(without(restriction))}
      >
        {text}
      </Pill>
    );
  });
}
