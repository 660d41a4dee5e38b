import { Pill } from '@mantine/core';
import classes from './list-page.module.css';
import type { Filter } from './list-definition.ts';
import type { ListState } from './use-list-state.ts';

/**
 * Chips of the active filters that the toolbar does not show; each can be removed. On a phone the toolbar shows its
 * first filter alone.
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
      return filter.primary ? labels.join(', ') : `${filter.label}: ${labels.join(', ')}`;
    }
    default:
      return `${filter.label}: ${value}`;
  }
}
