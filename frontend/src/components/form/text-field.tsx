import { TextInput, type TextInputProps } from '@mantine/core';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';

type Props<Values> = FieldProps<Values> & Pick<TextInputProps, 'type' | 'maxLength' | 'placeholder' | 'autoComplete'>;

export function TextField<Values>({
  form,
  name,
  label,
  readOnly,
  required = false,
  autoFocus,
  ...rest
}: Props<Values>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  useFieldWords(name, label);
  if (useReadOnly(readOnly)) return <ReadOnlyValue label={label}>{initial as string}</ReadOnlyValue>;
  return (
    <TextInput
      key={key}
      {...input}
      label={label}
      withAsterisk={required}
      aria-required={required || undefined}
      autoComplete="off"
      defaultValue={(initial as string | undefined) ?? ''}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
      {...rest}
    />
  );
}

export function EmailField<Values>(props: Omit<Props<Values>, 'type'>) {
  // Not type="email": the browser would sanitize and validate the text its own way.
  return <TextField {...props} type="text" />;
}
