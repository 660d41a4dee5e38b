import './field-styles.ts';
import '@mantine/dates/styles.css';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { isDay } from '../../../../shared/lib/days.ts';
import { calendarWords } from '../calendar.ts';
import { parseDay } from '../parse.ts';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { formsText } from '../../text/forms.ts';

export function DateField<Values>({ form, name, label, readOnly, autoFocus, ...rest }: FieldProps<Values>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  useFieldWords(name, label);
  if (useReadOnly(readOnly)) return <ReadOnlyValue label={label}>{initial as string}</ReadOnlyValue>;
  return (
    <DayInput
      key={key}
      label={label}
      error={error}
      value={(initial as string | null | undefined) ?? ''}
      onChange={change}
      inputProps={input}
      {...rest}
    />
  );
}

type DayInputProps = {
  label: string;
  description?: React.ReactNode;
  required?: boolean;
  error?: React.ReactNode;
  value: string;
  /** On each key: a day, null when empty, or the text itself when it is not a day. */
  onChange?: (day: string | null) => void;
  /** The same when the day is complete: typed in full, on blur, on Enter or when picked. */
  onDone?: (day: string | null) => void;
  inputProps?: Record<string, string | true>;
  size?: string;
};

export function DayInput({
  label,
  description,
  required = false,
  error,
  value,
  onChange,
  onDone,
  inputProps,
  size,
}: DayInputProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [isFinished, setIsFinished] = useState(true);
  const [isOpen, setIsOpen] = useState(false);

  if (value !== shown) {
    setShown(value);
    // What is being typed stays when the value is emptied.
    if (value !== (parseDay(text) ?? (isFinished ? text : ''))) setText(value);
  }

  const meant = (typed: string) => {
    const day = parseDay(typed);
    return day === undefined ? typed : day;
  };

  function take(next: string) {
    setText(next);
    setIsFinished(false);
    onChange?.(meant(next));
    if (isDay(next)) onDone?.(next);
  }

  function finish(typed: string) {
    const day = meant(typed);
    if (day !== text) setText(day ?? '');
    setIsFinished(true);
    onDone?.(day);
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      withinPortal={false}
      floatingStrategy="fixed"
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...inputProps}
          size={size}
          label={label}
          description={description}
          withAsterisk={required}
          placeholder={formsText.day}
          autoComplete="off"
          error={error}
          value={text}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={formsText.chooseInCalendar(label)}
              aria-expanded={isOpen}
              onClick={() => setIsOpen((before) => !before)}
            >
              <IconCalendar size="1rem" />
            </ActionIcon>
          }
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => finish(text)}
          onKeyDown={(event) => {
            if (event.altKey && event.key === 'ArrowDown') setIsOpen(true);
            else if (event.key === 'Enter') finish(text);
          }}
        />
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is Mantine's */}
      <Popover.Dropdown role="dialog" aria-label={formsText.chooseDay(label)}>
        <DatePicker
          {...calendarWords}
          firstDayOfWeek={1}
          withWeekNumbers
          highlightToday
          value={isDay(text) ? text : null}
          {...(isDay(text) && { defaultDate: text })}
          onChange={(day) => {
            take(day ?? '');
            setIsOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
