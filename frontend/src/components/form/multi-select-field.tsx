import './field-styles.ts';
import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { keepEnter, searchedByTyping, searchFieldStyles, type Option } from './options.ts';
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
  const [search, setSearch] = useState('');
  const chosen = (initial as (string | number)[] | undefined) ?? [];
  if (useReadOnly(readOnly)) {
    const labels = chosen.map((value) => options.find((option) => option.value === value)?.label ?? '');
    return <ReadOnlyValue label={label}>{labels.join(', ')}</ReadOnlyValue>;
  }
  return (
    <MultiSelect
      key={key}
      {...input}
      label={label}
      withAsterisk={required}
      data={options.map((option) => ({ ...option, value: String(option.value) }))}
      defaultValue={chosen.map(String)}
      clearable
      hidePickedOptions
      {...searchedByTyping}
      searchValue={search}
      onSearchChange={setSearch}
      styles={searchFieldStyles(search)}
      error={error}
      onKeyDown={keepEnter}
      onChange={(texts) =>
        change(texts.map((text) => options.find(({ value }) => String(value) === text)?.value ?? text))
      }
      {...rest}
    />
  );
}
