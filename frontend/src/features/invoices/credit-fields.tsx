import '../../components/form/field-styles.ts';
import { Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core';
import { formatMoney } from '../../components/format.ts';
import { partCreditText as text } from '../../text/part-credits.ts';
import { CreditedLines } from './credited-lines.tsx';
import { type CreditDraft, type CreditableLine, type CreditStanding } from './part-credit.ts';
import { amountError } from './amount-error.ts';

type Props = {
  draft: CreditDraft;
  onChange: (change: Partial<CreditDraft>) => void;
  lines: readonly CreditableLine[];
  standing: CreditStanding;
  hasEarlier: boolean;
  /** How many work orders the credit could release. */
  releasable: number;
};

/** What to credit: everything, lines or an amount; and for a part why, and what happens to the work orders. */
export function CreditFields({ draft, onChange, lines, standing, hasEarlier, releasable }: Props) {
  const { scope, amount, reason, release } = draft;
  return (
    <Stack gap="sm" mb="md">
      <Radio.Group label={text.scope} value={scope} onChange={(chosen) => onChange({ scope: chosen })}>
        <Group gap="lg" mt="xs">
          <Radio value="whole" label={hasEarlier ? text.rest : text.whole} />
          <Radio value="lines" label={text.lines} />
          <Radio value="amount" label={text.amount} />
        </Group>
      </Radio.Group>
      {scope === 'lines' && <CreditedLines lines={lines} draft={draft} onChange={onChange} />}
      {scope === 'amount' && (
        <TextInput
          label={text.amountLabel}
          description={text.leftToCredit(formatMoney(standing.sumTotal))}
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          maw="20rem"
          value={amount}
          error={amount !== '' && amountError(amount, text.wrongAmount)}
          styles={{ input: { textAlign: 'right' } }}
          onChange={(event) => onChange({ amount: event.currentTarget.value })}
        />
      )}
      {scope !== 'whole' && (
        <TextInput
          label={text.reason}
          description={text.reasonHint}
          withAsterisk
          maxLength={200}
          value={reason}
          onChange={(event) => onChange({ reason: event.currentTarget.value })}
        />
      )}
      {scope === 'lines' && releasable > 0 && (
        <Checkbox
          label={text.release(releasable)}
          description={text.releaseHint}
          checked={release}
          onChange={(event) => onChange({ release: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}
