import './field-styles.ts';
import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { type Option, searchFieldStyles, leftMessage } from './options.ts';
import { usePendingChoice } from './use-pending-choice.ts';
import { formsText } from '../../text/forms.ts';

type Props = Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'searchValue' | 'onSearchChange' | 'limit'> & {
  picked: readonly Option[];
  typed: string;
  onType: (text: string) => void;
  hits: readonly Option[];
  more?: string | undefined;
  isWaiting?: boolean;
  onPick: (values: Option['value'][]) => void;
};

export function MultiChoice({
  picked,
  typed,
  onType,
  hits,
  more,
  isWaiting = false,
  onPick,
  error,
  nothingFoundMessage,
  ...rest
}: Props) {
  const [isLeft, setLeft] = useState(false);
  const leaving = useRef(false);
  const { want } = usePendingChoice<'first'>(isWaiting, takeFirst);
  const text = typed.trim();
  const left = isWaiting ? [] : hits.filter(({ value }) => !picked.some((one) => one.value === value));
  const first = left.find(({ disabled }) => !disabled);
  const all = [...picked, ...left];

  function takeFirst() {
    if (!first) return;
    onType('');
    onPick([...picked.map(({ value }) => value), first.value]);
  }
  function handleKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Enter' && (isOpen || text !== '')) event.preventDefault();
    if (text === '') return;
    const marked = document
      .getElementById(event.currentTarget.getAttribute('aria-controls') ?? '')
      ?.querySelector<HTMLElement>('[data-combobox-selected]');
    // Mantine itself chooses a selected option on Enter.
    if (isWaiting) want('first');
    else if (!marked) takeFirst();
    else if (event.key === 'Tab') marked.click();
  }

  const message = isLeft && text !== '' && !isWaiting && leftMessage(text, first !== undefined);
  return (
    <MultiSelect
      {...rest}
      data={[
        ...all.map((option) => ({ ...option, value: String(option.value) })),
        ...(more === undefined ? [] : [{ value: 'more', label: more, disabled: true }]),
      ]}
      value={picked.map(({ value }) => String(value))}
      clearable
      searchable
      hidePickedOptions
      // Otherwise Mantine scrolls the closed list of each form that opens, which takes a layout.
      selectFirstOptionOnChange={text !== ''}
      // The hits are already filtered.
      filter={({ options }) => options}
      nothingFoundMessage={isWaiting ? formsText.searching : nothingFoundMessage}
      searchValue={typed}
      onSearchChange={(next) => {
        // Mantine clears the typed text on blur.
        if (!leaving.current) onType(next);
        leaving.current = false;
      }}
      onFocus={() => {
        leaving.current = false;
        setLeft(false);
      }}
      onBlur={() => {
        leaving.current = true;
        setLeft(true);
      }}
      {...(rest.renderPill === undefined && { styles: searchFieldStyles(typed) })}
      error={message || error}
      onKeyDown={handleKeyDown}
      onChange={(texts) => onPick(texts.map((one) => all.find(({ value }) => String(value) === one)?.value ?? one))}
    />
  );
}
