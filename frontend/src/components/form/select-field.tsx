import './field-styles.ts';
import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { keepEnter, searchedByTyping, type Option } from './options.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';

type Props<Values> = FieldProps<Values> & {
  options: readonly Option[];
  /** Offers to choose none (null). */
  clearable?: boolean;
  placeholder?: string;
  /** What an id that is not among the options (a deleted record) shows. */
  missingLabel?: string;
  onChosen?: (value: string | number | null) => void;
};

/** One of many, found by typing. The form gets the option's value, or null. */
export function SelectField<Values>({
  form,
  name,
  label,
  readOnly,
  required = false,
  options,
  clearable = false,
  missingLabel,
  onChosen,
  autoFocus,
  ...rest
}: Props<Values>) {
  const { key, error, initial: stored, change, input } = bind({ form, name, autoFocus });
  const initial = stored as string | number | null | undefined;
  const isNamed = initial === null || initial === undefined || options.some(({ value }) => value === initial);
  const all = isNamed || !missingLabel ? options : [...options, { value: initial, label: missingLabel }];
  useFieldWords(name, label, (value) => all.find((option) => option.value === value)?.label ?? '');
  if (useReadOnly(readOnly)) {
    return <ReadOnlyValue label={label}>{all.find(({ value }) => value === initial)?.label}</ReadOnlyValue>;
  }
  return (
    <ChosenSelect
      key={key}
      {...input}
      label={label}
      withAsterisk={required}
      data={all.map((option) => ({ ...option, value: String(option.value) }))}
      initial={initial === null || initial === undefined ? null : String(initial)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      clearable={clearable}
      allowDeselect={clearable}
      {...searchedByTyping}
      checkIconPosition="right"
      error={error}
      onKeyDown={keepEnter}
      onChange={(chosen) => {
        const value = all.find((option) => String(option.value) === chosen)?.value ?? null;
        change(value);
        onChosen?.(value);
      }}
      {...rest}
    />
  );
}

/** Keeps the choice itself: without a value of its own the selector forgets what is being typed when its options change. */
function ChosenSelect({ initial, onChange, ...rest }: SelectProps & { initial: string | null }) {
  const [chosen, choose] = useState(initial);
  return (
    <Select
      {...rest}
      value={chosen}
      onChange={(value, option) => {
        choose(value);
        onChange?.(value, option);
      }}
    />
  );
}
