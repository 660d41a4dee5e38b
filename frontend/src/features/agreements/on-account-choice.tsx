import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { agreementChoiceSchema } from '../../../../shared/schemas/agreement.ts';
import { FieldGroup } from '../../components/form/fields-grid.tsx';
import { parseMoney } from '../../../../shared/lib/parse-money.ts';
import { agreementsText as text } from '../../text/agreements.ts';
import type { ChooseProps } from './agreed-review.tsx';

const typingMs = 400;

/** @param typed the amount and the text, a line each */
function parsedOf(typed: string) {
  const [amount = '', what = ''] = typed.split('\n');
  return agreementChoiceSchema.safeParse({ as: 'OnAccount', amount: parseMoney(amount) ?? amount, text: what });
}

export function OnAccountChoice({ onChoose }: ChooseProps) {
  const [amount, setAmount] = useState('');
  const [what, setWhat] = useState('');
  const [typed] = useDebouncedValue(`${amount}\n${what}`, typingMs);

  const parsed = parsedOf(typed);
  const refusal = parsed.success ? undefined : parsed.error.issues.find(({ path }) => path[0] === 'amount');

  useEffect(() => {
    const { data } = parsedOf(typed);
    onChoose(data ? { choice: data } : { missing: text.onAccountMissing });
  }, [typed, onChoose]);

  return (
    <>
      <FieldGroup>
        <TextInput
          label={text.onAccountText}
          withAsterisk
          maxLength={200}
          value={what}
          data-autofocus
          onChange={(event) => setWhat(event.currentTarget.value)}
        />
        <TextInput
          label={text.onAccountAmount}
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
          styles={{ input: { textAlign: 'right' } }}
          value={amount}
          error={typed.startsWith('\n') ? undefined : refusal?.message}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </FieldGroup>
      <Text size="sm" c="dimmed" my="sm">
        {text.onAccountHint}
      </Text>
    </>
  );
}
