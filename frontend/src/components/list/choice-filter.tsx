import '../form/field-styles.ts';
import { MultiSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ChoiceInput } from '../form/choice-input.tsx';
import { findOptions, keepEnter, searchedByTyping, searchFieldStyles, takeOnTab } from '../form/options.ts';
import type { Filter } from './list-definition.ts';

type Props = {
  filter: Extract<Filter, { kind: 'select' | 'multi' }>;
  /** Several have commas between. */
  value: string;
  onChange: (value: string) => void;
  naming: object;
  /** In the line above the table, where what is chosen stands as a chip and the field keeps its size. */
  inline: boolean;
};

/** One or several of the filter's options, found by typing. */
export function ChoiceFilter({ filter, value, onChange, naming, inline }: Props) {
  const [search, setSearch] = useState('');
  const onShown = filter.kind === 'multi' ? filter.onShown : undefined;
  useEffect(() => onShown?.(), [onShown]);
  const chosen = value === '' ? [] : value.split(',');
  const common = {
    ...naming,
    data: filter.options.map((option) => ({ ...option, value: String(option.value) })),
    ...searchedByTyping,
    clearable: true,
    selectFirstOptionOnChange: true,
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
      keepEnter(event);
      takeOnTab(event);
    },
  };
  return filter.kind === 'select' ? (
    <OneOf filter={filter} value={value} onChange={onChange} naming={naming} />
  ) : (
    <MultiSelect
      {...common}
      {...(inline
        ? { renderPill: () => null, placeholder: placeholderOf(filter.label, chosen.length) }
        : { searchValue: search, onSearchChange: setSearch, styles: searchFieldStyles(search) })}
      value={chosen}
      onChange={(next) => onChange(next.join(','))}
    />
  );
}

function OneOf({ filter, value, onChange, naming }: Omit<Props, 'inline'>) {
  const [typed, setTyped] = useState<string>();
  return (
    <ChoiceInput
      {...naming}
      chosen={filter.options.find((option) => String(option.value) === value) ?? null}
      typed={typed}
      onType={setTyped}
      {...findOptions(filter.options, typed)}
      clearable
      onChoose={(option) => onChange(option === null ? '' : String(option.value))}
    />
  );
}

/** 'Status', 'Status (2)' */
function placeholderOf(label: string, count: number): string {
  return count === 0 ? label : `${label} (${count})`;
}
