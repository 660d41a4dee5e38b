import { useState } from 'react';
import { ChoiceInput, type ChoiceProps } from './choice-input.tsx';
import { findOptions, type Option } from './options.ts';

export type ListedProps = Omit<ChoiceProps, 'chosen' | 'typed' | 'onType' | 'hits' | 'more'> & {
  options: readonly Option[];
  value: string | number | null | undefined;
  initialText?: string | undefined;
  onText?: (text: string) => void;
};

export function ListedInput({ options, value, initialText, onText, ...rest }: ListedProps) {
  const [typed, setTyped] = useState(initialText);
  const [choice, setChoice] = useState(isChoice(value, options) ? value : null);
  if (value !== choice && isChoice(value, options)) {
    setChoice(value);
    setTyped(undefined);
  }
  return (
    <ChoiceInput
      {...rest}
      chosen={options.find((option) => option.value === choice) ?? null}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        if (text !== undefined) onText?.(text);
      }}
      {...findOptions(options, typed)}
    />
  );
}

/** Text that matches no option is not a choice: the earlier choice stays. */
function isChoice(value: ListedProps['value'], options: readonly Option[]): boolean {
  return typeof value !== 'string' || options.some((option) => option.value === value);
}
