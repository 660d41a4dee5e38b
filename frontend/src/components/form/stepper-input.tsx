import { ActionIcon, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { parseNumber } from '../../../../shared/lib/parse-number.ts';
import { textOf } from './number-field.tsx';
import { formsText } from '../../text/forms.ts';

export type StepperValue = number | null | string;

type Props = {
  label: string;
  hideLabel?: boolean;
  description?: React.ReactNode;
  required?: boolean;
  error?: React.ReactNode;
  initial: StepperValue | undefined;
  onChange: (value: StepperValue) => void;
  step?: number;
  read?: (text: string) => number | null | undefined;
  placeholder?: string;
  size?: 'xs' | 'sm';
  inputProps?: Record<string, string | true>;
};

export function StepperInput({
  label,
  hideLabel = false,
  initial,
  onChange,
  step = 0.5,
  read = parseNumber,
  required = false,
  inputProps,
  ...rest
}: Props) {
  const [text, setText] = useState(() => textOf(initial));
  const [followed, setFollowed] = useState(initial);

  if (!Object.is(initial, followed)) {
    setFollowed(initial);
    if ((initial ?? null) !== valueOf(text, read)) setText(textOf(initial));
  }

  function take(next: string) {
    setText(next);
    onChange(valueOf(next, read));
  }

  function stepBy(change: number) {
    const number = read(text);
    if (number === undefined) return;
    take(textOf(Math.max(0, (number ?? 0) + change)));
  }

  const button = (name: string, change: number, icon: React.ReactNode) => (
    <ActionIcon variant="subtle" color="gray" size="sm" tabIndex={-1} aria-label={name} onClick={() => stepBy(change)}>
      {icon}
    </ActionIcon>
  );

  return (
    <TextInput
      {...inputProps}
      {...rest}
      label={hideLabel ? undefined : label}
      aria-label={hideLabel ? label : undefined}
      withAsterisk={required}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      styles={{ input: { textAlign: 'right' } }}
      leftSection={button(formsText.decrease(label), -step, <IconMinus size="0.875rem" />)}
      rightSection={button(formsText.increase(label), step, <IconPlus size="0.875rem" />)}
      onChange={(event) => take(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        const number = read(text);
        // Too many decimals stay, with their error, instead of being rounded silently.
        if (typeof number === 'number' && read(textOf(number)) === number) setText(textOf(number));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? step : -step);
      }}
    />
  );
}

function valueOf(text: string, read: typeof parseNumber): StepperValue {
  return read(text) ?? (text.trim() === '' ? null : text);
}
