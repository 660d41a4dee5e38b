import type { MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { MultiChoice } from './multi-choice.tsx';
import { findOptions, type Option } from './options.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';

type Props<Values> = FieldProps<Values> & { options: readonly Option[]; placeholder?: string };

/** Several of many, found by typing. The form gets the options' values. */
export function MultiSelectField<Values>({
  form,
  name,
  label,
  readOnly,
  required = false,
  options,
  autoFocus,
  ...rest
}: Props<Values>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  useFieldWords(name, label, (values) =>
    ((values as unknown[] | undefined) ?? [])
      .map((one) => options.find(({ value }) => value === one)?.label ?? '')
      .filter(Boolean)
      .join(', '),
  );
  const chosen = (initial as (string | number)[] | undefined) ?? [];
  if (useReadOnly(readOnly)) {
    const labels = chosen.map((value) => options.find((option) => option.value === value)?.label ?? '');
    return <ReadOnlyValue label={label}>{labels.join(', ')}</ReadOnlyValue>;
  }
  return (
    <ListedChoices
      key={key}
      {...input}
      label={label}
      withAsterisk={required}
      options={options}
      initial={chosen}
      error={error}
      onPicked={change}
      {...rest}
    />
  );
}

type ListedProps = Pick<MultiSelectProps, 'label' | 'withAsterisk' | 'error' | 'placeholder' | 'description'> & {
  options: readonly Option[];
  initial: readonly Option['value'][];
  onPicked: (values: Option['value'][]) => void;
};

/** Keeps the choices itself, by their values: what they are called may come later. */
function ListedChoices({ options, initial, onPicked, ...rest }: ListedProps) {
  const [values, setValues] = useState(initial);
  const [typed, setTyped] = useState('');
  return (
    <MultiChoice
      {...rest}
      picked={values.map((value) => options.find((option) => option.value === value) ?? { value, label: '' })}
      typed={typed}
      onType={setTyped}
      {...findOptions(options, typed)}
      nothingFoundMessage="Inga träffar"
      onPick={(next) => {
        setValues(next);
        onPicked(next);
      }}
    />
  );
}
