import { useState } from 'react';
import type { ChoiceProps } from './choice-input.tsx';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { ListedInput, type ListedProps } from './listed-input.tsx';
import type { Option } from './options.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';

type Props<Values> = FieldProps<Values> & {
  options: readonly Option[];
  clearable?: boolean;
  placeholder?: string;
  create?: ChoiceProps['create'];
  missingLabel?: string;
  onChosen?: (value: string | number | null) => void;
};

/** The form gets the option's value, null, or text that matches no option. */
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
  const { key, error, initial: storedValue, change, input } = bind({ form, name, autoFocus });
  const initial = storedValue as string | number | null | undefined;
  const isNamed = initial === null || initial === undefined || options.some(({ value }) => value === initial);
  const all = isNamed || !missingLabel ? options : [...options, { value: initial, label: missingLabel }];
  useFieldWords(name, label, (value) => all.find((option) => option.value === value)?.label ?? '');
  if (useReadOnly(readOnly)) {
    return <ReadOnlyValue label={label}>{all.find(({ value }) => value === initial)?.label}</ReadOnlyValue>;
  }
  return (
    <ListedChoice
      key={key}
      {...input}
      label={label}
      withAsterisk={required}
      error={error}
      options={all}
      initial={initial ?? null}
      clearable={clearable}
      onText={change}
      onChosen={(option, hasChanged) => {
        change(option?.value ?? null);
        if (hasChanged) onChosen?.(option?.value ?? null);
      }}
      {...rest}
    />
  );
}

type ListedChoiceProps = Omit<ListedProps, 'value' | 'initialText' | 'onChoose'> & {
  initial: string | number | null;
  onChosen: (option: Option | null, hasChanged: boolean) => void;
};

function ListedChoice({ options, initial, onChosen, ...rest }: ListedChoiceProps) {
  const [value, setValue] = useState(initial);
  const isText = typeof initial === 'string' && initial !== '' && !options.some((option) => option.value === initial);
  return (
    <ListedInput
      {...rest}
      options={options}
      value={value}
      initialText={isText ? initial : undefined}
      onChoose={(option) => {
        setValue(option?.value ?? null);
        onChosen(option, (option?.value ?? null) !== value);
      }}
    />
  );
}
