import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { formsText } from '../../text/forms.ts';

type Props<Values> = FieldProps<Values> & { maxLength?: number; minRows?: number };

export function TextAreaField<Values>({
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
    <Counted
      key={key}
      label={label}
      required={required}
      error={error}
      initial={(initial as string | undefined) ?? ''}
      change={change}
      input={input}
      {...rest}
    />
  );
}

type CountedProps = ReturnType<typeof bind>['input'] extends infer Input
  ? {
      label: string;
      required: boolean;
      error: React.ReactNode;
      initial: string;
      change: (value: unknown) => void;
      input: Input;
      description?: React.ReactNode;
      maxLength?: number;
      minRows?: number;
    }
  : never;

function Counted({
  label,
  required,
  error,
  initial,
  change,
  input,
  description,
  maxLength,
  minRows = 3,
}: CountedProps) {
  const [length, setLength] = useState(initial.length);
  const count = maxLength === undefined ? undefined : formsText.lengthOf(length, maxLength);
  return (
    <Textarea
      {...input}
      label={label}
      withAsterisk={required}
      description={description ?? count}
      rows={minRows}
      resize="vertical"
      defaultValue={initial}
      // No maxLength: text that is pasted too long stays, with its error, instead of being truncated silently.
      error={error}
      onChange={(event) => {
        setLength(event.currentTarget.value.length);
        change(event.currentTarget.value);
      }}
    />
  );
}
