import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatAmount, formatNumber } from '../format.ts';
import { moneyFault, parseMoney } from '../../../../shared/lib/parse-money.ts';
import { parseNumber } from '../../../../shared/lib/parse-number.ts';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { formsText } from '../../text/forms.ts';

type Props<Values> = FieldProps<Values> & {
  unit?: string;
  placeholder?: string;
  write?: (value: number) => string;
  align?: 'left' | 'right';
  read?: (text: string) => number | null | undefined;
  /** Says at once, when the field is left, why its text is not taken; else the schema does at the save. */
  fault?: (text: string) => string;
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

export function MoneyField<Values>(props: Omit<Props<Values>, 'unit' | 'write' | 'read' | 'fault'>) {
  return <NumberField {...props} unit={formsText.kronor} write={formatAmount} read={parseMoney} fault={moneyFault} />;
}

/** The number of an account or a document: it stands at the left, and its digits are not grouped. */
export function CodeField<Values>(props: Omit<Props<Values>, 'unit' | 'write' | 'align'>) {
  return <NumberField {...props} write={String} align="left" />;
}

type InputProps = Omit<Props<unknown>, 'form' | 'name' | 'readOnly'> & Omit<ReturnType<typeof bind>, 'key'>;

function NumberInput({
  label,
  description,
  required = false,
  unit,
  placeholder,
  write = formatNumber,
  align = 'right',
  read = parseNumber,
  fault,
  error,
  initial,
  change,
  input,
}: InputProps) {
  const [text, setText] = useState(() => textOf(initial, write));
  const [isLeft, setLeft] = useState(false);
  const unread = isLeft && read(text) === undefined ? fault?.(text) : undefined;
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
        input: { textAlign: align },
        section: { fontSize: '0.8125rem', color: 'var(--mantine-color-dimmed)' },
      }}
      value={text}
      error={error ?? unread}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setLeft(false);
        const number = read(event.currentTarget.value);
        change(number === undefined ? event.currentTarget.value : number);
      }}
      onBlur={() => {
        setLeft(true);
        const number = read(text);
        // Too many decimals stay, with their error, instead of being rounded silently.
        if (typeof number === 'number' && read(write(number)) === number) setText(write(number));
      }}
    />
  );
}

export function textOf(value: unknown, write: (value: number) => string = formatNumber): string {
  if (typeof value === 'number') return write(value);
  return typeof value === 'string' ? value : '';
}
