import { ActionIcon, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { parseNumber } from '../parse.ts';
import { textOf } from './number-field.tsx';

type Props = {
  /** Stands above the field, or is its name for a screen reader when hidden (in a grid). */
  label: string;
  hideLabel?: boolean;
  description?: React.ReactNode;
  required?: boolean;
  error?: React.ReactNode;
  initial: number | null | undefined;
  /** A number, null when empty, or the text itself when it is no number. */
  onChange: (value: number | null | string) => void;
  step?: number;
  inputProps?: Record<string, string | true>;
};

/** A number with minus and plus; minus stops at 0. Arrow up and down do the same. */
export function StepperInput({
  label,
  hideLabel = false,
  initial,
  onChange,
  step = 0.5,
  required = false,
  error,
  description,
  inputProps,
}: Props) {
  const [text, setText] = useState(() => textOf(initial));

  function take(next: string) {
    setText(next);
    onChange(parseNumber(next) ?? (next.trim() === '' ? null : next));
  }

  function stepBy(change: number) {
    const number = parseNumber(text);
    if (number === undefined) return;
    take(textOf(Math.max(0, (number ?? 0) + change)));
  }

  const button = (name: string, change: number, icon: React.ReactNode) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      tabIndex={-1}
      aria-label={`${name} ${label}`}
      onClick={() => stepBy(change)}
    >
      {icon}
    </ActionIcon>
  );

  return (
    <TextInput
      {...inputProps}
      label={hideLabel ? undefined : label}
      aria-label={hideLabel ? label : undefined}
      description={description}
      withAsterisk={required}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      value={text}
      styles={{ input: { textAlign: 'right' } }}
      leftSection={button('Minska', -step, <IconMinus size="0.875rem" />)}
      rightSection={button('Öka', step, <IconPlus size="0.875rem" />)}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => {
        const number = parseNumber(text);
        if (number !== undefined) setText(textOf(number));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? step : -step);
      }}
    />
  );
}
