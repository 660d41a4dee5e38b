import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayOf, isDay } from '../../../../shared/lib/days.ts';
import { formatAmount } from '../../../../shared/lib/format.ts';
import { parseMoney } from '../../../../shared/lib/parse-money.ts';
import { showContent } from '../../components/dialogs/dialogs.ts';
import { askAbout } from '../../components/form/ask-if-meant.tsx';
import { DayInput } from '../../components/form/date-field.tsx';
import { formatMoney } from '../../components/format.ts';
import { byHandText as text } from '../../text/by-hand.ts';
import { common } from '../../text/common.ts';
import { formsText } from '../../text/forms.ts';
import { listsText } from '../../text/lists.ts';
import { amountError } from './amount-error.ts';
import classes from './by-hand-form.module.css';

export type Answer = { day: string; amount: number | null };
/** `left` in kronor is of one invoice; without it no amount is asked for. */
type Question = { title: string; label: string; left?: number; hint?: string };

export async function askByHand({ title, ...question }: Question): Promise<Answer | undefined> {
  const answer = await showContent({ title, content: (close) => <ByHandForm {...question} onDone={close} /> });
  return answer === undefined ? undefined : (JSON.parse(answer) as Answer);
}

type Props = Omit<Question, 'title'> & { onDone: (answer?: string) => void };

function ByHandForm({ label, left, hint, onDone }: Props) {
  const [day, setDay] = useState(() => dayOf(new Date()));
  const [amount, setAmount] = useState(left === undefined ? '' : formatAmount(left));
  const [errors, setErrors] = useState<{ day?: string; amount?: string }>({});

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    const notPaid = left === undefined ? undefined : amountError(amount, text.notAnAmount);
    const wrong = {
      ...(!isDay(day) && { day: listsText.notADay }),
      ...(notPaid && { amount: notPaid }),
    };
    setErrors(wrong);
    if (!isDay(day) || notPaid) return;
    const paid = left === undefined ? null : parseMoney(amount)!;
    const over = left !== undefined && paid !== null && paid > left ? [text.over(formatMoney(paid - left))] : [];
    if (!(await askAbout(over, { title: formsText.doubts.amounts(1), why: text.overWhy }))) return;
    onDone(JSON.stringify({ day, amount: paid } satisfies Answer));
  }

  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate>
      {hint && (
        <Text size="sm" mb="sm">
          {hint}
        </Text>
      )}
      <DayInput
        label={label}
        value={day}
        error={errors.day}
        inputProps={{ 'data-autofocus': true }}
        onChange={(typed) => setDay(typed ?? '')}
      />
      {left !== undefined && (
        <TextInput
          mt="sm"
          label={text.amount}
          description={text.amountHint}
          inputMode="decimal"
          value={amount}
          error={errors.amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onDone()}>
          {common.cancel}
        </Button>
        <Button type="submit">{text.save}</Button>
      </Group>
    </form>
  );
}
