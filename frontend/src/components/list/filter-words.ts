import type { Filter } from './list-definition.ts';
import type { FilterValues } from './use-list-state.ts';

export type Restriction = { filter: Filter; text: string; keys: readonly string[] };

export function restrictionsOf(filters: readonly Filter[], active: FilterValues): Restriction[] {
  return filters.flatMap((filter): Restriction[] => {
    const value = active[filter.key];
    const period = filter.kind === 'day' ? filter.period : undefined;
    const [from, to] = period ? [active[period.from], active[period.to]] : [];
    if (period && from !== undefined && to !== undefined) {
      if (filter.key !== period.from) return [];
      const days = from === to ? from : `${from} – ${to}`;
      return [{ filter, text: `${period.label}: ${days}`, keys: [period.from, period.to] }];
    }
    return value === undefined ? [] : [{ filter, text: textOf(filter, value), keys: [filter.key] }];
  });
}

export const without = ({ keys }: Restriction): FilterValues => Object.fromEntries(keys.map((key) => [key, '']));

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
