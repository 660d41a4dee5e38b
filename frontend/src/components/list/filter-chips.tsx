import { Pill } from '@mantine/core';
import classes from './list-page.module.css';
import type { Filter } from './list-definition.ts';
import type { ListState } from './use-list-state.ts';

/**
 * The filters in force that the line above the table does not show; each can be taken away. On a phone the line shows
 * its first filter alone.
 */
export function FilterChips({ filters, state }: { filters: readonly Filter[]; state: ListState }) {
  const first = filters.find(({ primary }) => primary);
  return filters.map((filter) => {
    if (filter === first && filter.kind !== 'multi') return null;
    const isInLine = filter.primary && filter.kind !== 'multi';
    const value = state.activeFilter[filter.key];
    if (value === undefined) return null;
    return (
      <Pill
        key={filter.key}
        className={[classes['chip'], isInLine && classes['onPhone']].filter(Boolean).join(' ')}
        size="sm"
        withRemoveButton
        removeButtonProps={{ 'aria-label': `Ta bort filtret ${filter.label}`, tabIndex: 0, 'aria-hidden': false }}
        onRemove={() => state.setFilter(filter.key, '')}
      >
        {textOf(filter, value)}
      </Pill>
    );
  });
}

function textOf(filter: Filter, value: string): string {
  switch (filter.kind) {
    case 'toggle':
      return filter.labels[1];
    case 'select':
    case 'multi': {
      const labels = value
        .split(',')
        .map((part) => filter.options.find((option) => String(option.value) === part)?.label ?? part);
      // The field beside it says what is filtered.
      return filter.primary ? labels.join(', ') : `${filter.label}: ${labels.join(', ')}`;
    }
    default:
      return `${filter.label}: ${value}`;
  }
}
