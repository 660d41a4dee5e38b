import { MultiSelect, Select } from '@mantine/core';
import { foldedFilter, shownOptions } from '../form/options.ts';
import type { Filter } from './list-definition.ts';

type Props = {
  filter: Extract<Filter, { kind: 'select' | 'multi' }>;
  /** Several have commas between. */
  value: string;
  onChange: (value: string) => void;
  naming: object;
};

/** One or several of the filter's options, found by typing. */
export function ChoiceFilter({ filter, value, onChange, naming }: Props) {
  const common = {
    ...naming,
    data: filter.options.map((option) => ({ ...option, value: String(option.value) })),
    searchable: true,
    clearable: true,
    filter: foldedFilter,
    limit: shownOptions,
    nothingFoundMessage: 'Inga träffar',
  };
  return filter.kind === 'select' ? (
    <Select {...common} value={value === '' ? null : value} onChange={(next) => onChange(next ?? '')} />
  ) : (
    <MultiSelect
      {...common}
      value={value === '' ? [] : value.split(',')}
      onChange={(next) => onChange(next.join(','))}
    />
  );
}
