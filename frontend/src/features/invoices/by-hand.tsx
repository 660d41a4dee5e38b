import { Button, Group } from '@mantine/core';
import { leftByHandOre } from '../../../../shared/domain/books/by-hand.ts';
import { creditedOre } from '../../../../shared/domain/invoice/credited-ore.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { formatMoney } from '../../components/format.ts';
import { byHandText as text } from '../../text/by-hand.ts';
import { useByHand, useIsKeptByHand } from './use-by-hand.ts';

/** What a person says of the invoice's books, where no link to Fortnox tells. */
export function ByHand({ invoice }: { invoice: Invoice }) {
  const isKeptByHand = useIsKeptByHand();
  const { book, pay, busy } = useByHand([invoice]);
  const { byHand, status } = invoice;
  if (!isKeptByHand || status === 'Cancelled') return null;
  const left = toKronor(leftByHandOre(invoice) - creditedOre(invoice));
  return (
    <FieldGroup title={text.title} hint={text.hint}>
      <ReadOnlyValue label={text.bookedOn}>{byHand?.bookedOn ?? text.nothing}</ReadOnlyValue>
      <ReadOnlyValue label={text.left}>{formatMoney(status === 'Paid' ? 0 : left)}</ReadOnlyValue>
      {byHand && byHand.payments.length > 0 && (
        <ReadOnlyValue label={text.payments}>
          {byHand.payments.map(({ day, amount }) => `${day}: ${formatMoney(amount)}`).join(', ')}
        </ReadOnlyValue>
      )}
      {status !== 'Paid' && (
        <Wide>
          <Group gap="xs">
            <Button variant="default" size="xs" disabled={busy} onClick={() => void book()}>
              {byHand ? text.bookAnew : text.book}
            </Button>
            <Button variant="default" size="xs" disabled={busy} onClick={() => void pay(left)}>
              {text.pay}
            </Button>
          </Group>
        </Wide>
      )}
    </FieldGroup>
  );
}
