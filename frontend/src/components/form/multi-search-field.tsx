import type { MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { clearErrorsWithin, errorWithin, splitLeftover, useSeveral } from './leftover.ts';
import { MultiChoice } from './multi-choice.tsx';
import { type OptionSearch, useNamed } from './option-search.ts';
import type { Option } from './options.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { useTypedSearch } from './use-typed-search.ts';
import { formsText } from '../../text/forms.ts';

type Props<Values> = Omit<FieldProps<Values>, 'autoFocus'> & { search: OptionSearch };

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
  const split = splitLeftover<number>(initial, () => false);
  useFieldWords(name, label, (value) => (
    <OptionNames search={search} ids={splitLeftover<number>(value, () => false).chosen} />
  ));
  if (useReadOnly(readOnly)) {
    return (
      <ReadOnlyValue label={label}>
        <OptionNames search={search} ids={split.chosen} />
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
      initial={split}
      error={error ?? errorWithin(form, name)}
      onChange={(value) => {
        clearErrorsWithin(form, name);
        change(value);
      }}
      {...rest}
    />
  );
}

type SearchedProps = Pick<MultiSelectProps, 'label' | 'withAsterisk' | 'error' | 'description'> & {
  search: OptionSearch;
  initial: { chosen: readonly number[]; typed: string };
  onChange: (value: (number | string)[]) => void;
};

function SearchedChoices({ search, initial, onChange, ...rest }: SearchedProps) {
  const [known, setKnown] = useState<readonly Option[]>([]);
  const { chosen, typed, set } = useSeveral(initial, onChange);
  const named = useNamed(search, initial.chosen);
  const { open, failure, ...found } = useTypedSearch(search, typed);
  return (
    <MultiChoice
      {...rest}
      {...found}
      picked={chosen.map((id) => [...known, ...named].find(({ value }) => value === id) ?? { value: id, label: '' })}
      typed={typed}
      onType={(text) => {
        open();
        set({ typed: text });
      }}
      nothingFoundMessage={failure ?? formsText.noHits}
      onDropdownOpen={open}
      onPick={(values) => {
        setKnown([...known, ...found.hits]);
        set({ chosen: values.map(Number) });
      }}
    />
  );
}

function OptionNames({ search, ids }: { search: OptionSearch; ids: readonly number[] }) {
  return useNamed(search, ids)
    .map(({ label }) => label)
    .join(', ');
}
