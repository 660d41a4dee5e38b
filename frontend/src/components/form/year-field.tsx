import { TextInput } from '@mantine/core';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { formsText } from '../../text/forms.ts';

export function YearField<Values>({
  form,
  name,
  label,
  readOnly,
  required = false,
  autoFocus,
  ...rest
}: FieldProps<Values>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  useFieldWords(name, label);
  const text = typeof initial === 'number' || typeof initial === 'string' ? `${initial}` : '';
  if (useReadOnly(readOnly)) return <ReadOnlyValue label={label}>{text}</ReadOnlyValue>;
  return (
    <TextInput
      key={key}
      {...input}
      label={label}
      withAsterisk={required}
      inputMode="numeric"
      autoComplete="off"
      placeholder={formsText.year}
      defaultValue={text}
      error={error}
      onChange={(event) => {
        const typed = event.currentTarget.value.trim();
        change(/^\d+$/.test(typed) ? Number(typed) : typed || null);
      }}
      {...rest}
    />
  );
}
