import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatAmount, formatNumber } from '../format.ts';
import { parseNumber } from '../../../../shared/lib/parse-number.ts';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { formsText } from '../../text/forms.ts';

type Props<Values> = FieldProps<Values> & {
  unit?: string;
  placeholder?: string;
  write?: (value: number) => string;
};

/**
 * Any common notation ('7,5', ' 1 234,50 kr', '−5'). The form gets a number, null when empty, or the text itself, which
 * the schema rejects.
 */
export function NumberField<Values>({ form, name, readOnly, autoFocus, ...rest }: Props<Values>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  const show = (value: unknown) => {
    const number = textOf(value, rest.write);
    return number && rest.unit ? `${number}\u00a0${rest.unit}` : number;
  };
  useFieldWords(name, rest.label, show);
  if (useReadOnly(readOnly)) return <ReadOnlyValue label={rest.label}>{show(initial)}</ReadOnlyValue>;
  return <NumberInput key={key} error={error} initial={initial} change={change} input={input} {...rest} />;
}

export function MoneyField<Values>({ form, name, readOnly, ...rest }: Omit<Props<Values>, 'unit' | 'write'>) {
  return (
    <NumberField form={form} name={name} readOnly={readOnly} {...rest} unit={formsText.kronor} write={formatAmount} />
  );
}

type InputProps = Omit<Props<unknown>, 'form' | 'name' | 'readOnly'> & Omit<ReturnType<typeof bind>, 'key'>;

function NumberInput({
  label,
  description,
  required = false,
  unit,
  placeholder,
  write = formatNumber,
  error,
  initial,
  change,
  input,
}: InputProps) {
  const [text, setText] = useState(() => textOf(initial, write));
  return (
    <TextInput
      {...input}
      label={label}
      description={description}
      withAsterisk={required}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      rightSection={unit && <span aria-hidden>{unit}</span>}
      rightSectionPointerEvents="none"
      rightSectionWidth={unit ? `${unit.length * 0.6 + 1.25}rem` : undefined}
      styles={{
        input: { textAlign: 'right' },
        section: { fontSize: '0.8125rem', color: 'var(--mantine-color-dimmed)' },
      }}
      value={text}
      error={error}
      onChange={(event) => {
        setText(event.currentTarget.value);
        const number = parseNumber(event.currentTarget.value);
        change(number === undefined ? event.currentTarget.value : number);
      }}
      onBlur={() => {
        const number = parseNumber(text);
        // Too many decimals stay, with their error, instead of being rounded silently.
        if (typeof number === 'number' && parseNumber(write(number)) === number) setText(write(number));
      }}
    />
  );
}

export function textOf(value: unknown, write: (value: number) => string = formatNumber): string {
  if (typeof value === 'number') return write(value);
  return typeof value === 'string' ? value : '';
}
