import type { MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { MultiChoice } from './multi-choice.tsx';
import { type OptionSearch, useFound, useNamed } from './option-search.ts';
import type { Option } from './options.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';

type Props<Values> = Omit<FieldProps<Values>, 'autoFocus'> & { search: OptionSearch };

/** Several of many records, searched at the server as one types. The form gets their ids. */
export function MultiSearchField<Values>({
  form,
  name,
  label,
  readOnly,
  required = false,
  search,
  ...rest
}: Props<Values>) {
  const { key, error, initial, change, input } = bind({ form, name });
  const ids = (initial as number[] | undefined) ?? [];
  useFieldWords(name, label, (value) => <OptionNames search={search} ids={(value as number[] | undefined) ?? []} />);
  if (useReadOnly(readOnly)) {
    return (
      <ReadOnlyValue label={label}>
        <OptionNames search={search} ids={ids} />
      </ReadOnlyValue>
    );
  }
  return (
    <SearchedChoices
      key={key}
      {...input}
      label={label}
      withAsterisk={required}
      search={search}
      initial={ids}
      error={error}
      onPicked={change}
      {...rest}
    />
  );
}

type SearchedProps = Pick<MultiSelectProps, 'label' | 'withAsterisk' | 'error' | 'description'> & {
  search: OptionSearch;
  initial: readonly number[];
  onPicked: (ids: number[]) => void;
};

function SearchedChoices({ search, initial, onPicked, ...rest }: SearchedProps) {
  const [picked, setPicked] = useState<readonly Option[]>();
  const [typed, setTyped] = useState('');
  const [isOpened, setOpened] = useState(false);
  const named = useNamed(search, initial);
  const found = useFound(search, typed, isOpened);
  const shown = picked ?? initial.map((id) => named.find(({ value }) => value === id) ?? { value: id, label: '' });
  return (
    <MultiChoice
      {...rest}
      picked={shown}
      typed={typed}
      onType={(text) => {
        setOpened(true);
        setTyped(text);
      }}
      hits={found.options}
      more={found.more}
      isWaiting={found.isWaiting}
      nothingFoundMessage={found.hasFailed ? 'Sökningen gick inte att göra. Försök igen.' : 'Inga träffar'}
      onDropdownOpen={() => setOpened(true)}
      onPick={(values) => {
        const known = [...shown, ...found.options];
        const next = values.map((value) => known.find((option) => option.value === value) ?? { value, label: '' });
        setPicked(next);
        onPicked(next.map(({ value }) => Number(value)));
      }}
    />
  );
}

function OptionNames({ search, ids }: { search: OptionSearch; ids: readonly number[] }) {
  return useNamed(search, ids)
    .map(({ label }) => label)
    .join(', ');
}
