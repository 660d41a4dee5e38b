import type { MultiSelectProps } from '@mantine/core';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { clearErrorsWithin, errorWithin, splitLeftover, useSeveral } from './leftover.ts';
import { MultiChoice } from './multi-choice.tsx';
import { findOptions, type Option } from './options.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { formsText } from '../../text/forms.ts';

type Props<Values> = FieldProps<Values> & {
  options: readonly Option[];
  placeholder?: string;
  /** What is said where there is nothing to choose: who can add something, and where. */
  nothing?: string;
};

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
  const split = splitLeftover<string | number>(initial, (one) => options.some(({ value }) => value === one));
  if (useReadOnly(readOnly)) {
    const labels = split.chosen.map((value) => options.find((option) => option.value === value)?.label ?? '');
    return <ReadOnlyValue label={label}>{labels.join(', ')}</ReadOnlyValue>;
  }
  return (
    <ListedChoices
      key={key}
      {...input}
      label={label}
      withAsterisk={required}
      options={options}
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

type ListedProps = Pick<MultiSelectProps, 'label' | 'withAsterisk' | 'error' | 'placeholder' | 'description'> & {
  options: readonly Option[];
  nothing?: string | undefined;
  initial: { chosen: readonly Option['value'][]; typed: string };
  onChange: (value: Option['value'][]) => void;
};

/** Keeps the choices by value, since the options may arrive later. */
function ListedChoices({ options, nothing, initial, onChange, ...rest }: ListedProps) {
  const { chosen, typed, set } = useSeveral<Option['value']>(initial, onChange);
  return (
    <MultiChoice
      {...rest}
      picked={chosen.map((value) => options.find((option) => option.value === value) ?? { value, label: '' })}
      typed={typed}
      onType={(text) => set({ typed: text })}
      {...findOptions(options, typed)}
      nothingFoundMessage={options.length === 0 && nothing ? nothing : formsText.noHits}
      onPick={(next) => set({ chosen: next })}
    />
  );
}
