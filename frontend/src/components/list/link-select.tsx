import { Select } from '@mantine/core';
import { useState } from 'react';
import { keepEnter, searchedByTyping, type Option } from '../form/options.ts';
import classes from './link-select.module.css';

type Props = {
  /** Its name and its placeholder: 'Koppla befintlig person'. */
  label: string;
  options: readonly Option[];
  /** Said when there is none left. */
  nothing: string;
  error?: React.ReactNode;
  /** Attributes of the input. */
  input?: object;
  onChosen: (value: number) => void;
};

/** A search field that adds one more of what there is: it forgets the choice at once. */
export function LinkSelect({ label, options, nothing, error, input, onChosen }: Props) {
  const [search, setSearch] = useState('');
  return (
    <Select
      size="xs"
      w="15rem"
      aria-label={label}
      placeholder={label}
      data={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={null}
      {...searchedByTyping}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={options.length === 0 ? nothing : 'Inga träffar'}
      classNames={{ dropdown: classes['dropdown'] ?? '' }}
      // Fixed: for the moment it is too far out it must not make a phone's page wider.
      comboboxProps={{ width: 'max-content', position: 'bottom-end', floatingStrategy: 'fixed', withinPortal: false }}
      error={error}
      onKeyDown={keepEnter}
      onChange={(chosen) => {
        setSearch('');
        if (chosen !== null) onChosen(Number(chosen));
      }}
      {...input}
    />
  );
}
