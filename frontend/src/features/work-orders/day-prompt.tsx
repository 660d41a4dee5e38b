import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { isDay } from '../../../../shared/lib/days.ts';
import { showContent } from '../../components/dialogs/dialogs.ts';
import { DayInput } from '../../components/form/date-field.tsx';
import { common } from '../../text/common.ts';
import { listsText } from '../../text/lists.ts';
import classes from './day-prompt.module.css';

type Question = { title: string; label: string; verb: string };

/** Asks for a day, as the forms do. */
export const askDay = ({ title, ...words }: Question): Promise<string | undefined> =>
  showContent({ title, content: (close) => <DayForm {...words} onDone={close} /> });

type Props = Omit<Question, 'title'> & { onDone: (day?: string) => void };

function DayForm({ label, verb, onDone }: Props) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: React.FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isDay(day)) onDone(day);
    else setError(listsText.notADay);
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <DayInput
        label={label}
        value={day}
        error={error}
        inputProps={{ 'data-autofocus': true }}
        onChange={(typed) => {
          setDay(typed ?? '');
          setError(undefined);
        }}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onDone()}>
          {common.cancel}
        </Button>
        <Button type="submit">{verb}</Button>
      </Group>
    </form>
  );
}
