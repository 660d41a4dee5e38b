import { useState } from 'react';
import { ChoiceInput, type ChoiceProps } from './choice-input.tsx';
import { findOptions, type Option } from './options.ts';

export type ListedProps = Omit<ChoiceProps, 'chosen' | 'typed' | 'onType' | 'hits' | 'more'> & {
  options: readonly Option[];
  value: string | number | null | undefined;
  /** Text from before that is no choice. */
  initialText?: string | undefined;
  /** Tells of text that has not become a choice. */
  onText?: (text: string) => void;
};

/** One of a list that is there, found by typing. */
export function ListedInput({ options, value, initialText, onText, ...rest }: ListedProps) {
  const [typed, setTyped] = useState(initialText);
  const [choice, setChoice] = useState(isChoice(value, options) ? value : null);
  // Chosen from outside, as a record that was made for it: what was typed has become that.
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

/** Text that is no choice leaves the earlier one to come back to. */
function isChoice(value: ListedProps['value'], options: readonly Option[]): boolean {
  return typeof value !== 'string' || options.some((option) => option.value === value);
}
