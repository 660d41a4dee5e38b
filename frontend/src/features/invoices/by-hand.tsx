import { ActionIcon, Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { leftByHandOre } from '../../../../shared/domain/books/by-hand.ts';
import { creditedOre } from '../../../../shared/domain/invoice/payment.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { formatMoney } from '../../components/format.ts';
import { byHandText as text } from '../../text/by-hand.ts';
import { invoicesText } from '../../text/invoices.ts';
import { useByHand, useIsManual } from './use-by-hand.ts';

/** What a person says of the invoice's books where no link to Fortnox tells, or said before there was one. */
export function ByHand({ invoice }: { invoice: Invoice }) {
  const isManual = useIsManual();
  if (isManual === undefined || invoice.status === 'Cancelled') return null;
  if (isManual) return <ManualMark invoice={invoice} />;
  return invoice.byHand && <TakenOver byHand={invoice.byHand} />;
}

function TakenOver({ byHand: { bookedOn, payments } }: { byHand: NonNullable<Invoice['byHand']> }) {
  return (
    <FieldGroup title={text.title} hint={text.takenOver}>
      <ReadOnlyValue label={text.bookedOn}>{bookedOn}</ReadOnlyValue>
      {payments.length > 0 && (
        <ReadOnlyValue label={text.payments}>
          {payments.map(({ day, amount }) => text.payment(day, formatMoney(amount))).join('\n')}
        </ReadOnlyValue>
      )}
    </FieldGroup>
  );
}

function ManualMark({ invoice }: { invoice: Invoice }) {
  const { book, pay, remove, busy } = useByHand([invoice]);
  const { byHand, status } = invoice;
  const left = toKronor(leftByHandOre(invoice) - creditedOre(invoice));
  // A credit is paid out.
  const owed = invoice.sumTotalIncVat < 0 ? -left : left;
  return (
    <FieldGroup title={text.title} hint={text.hint}>
      <ReadOnlyValue label={text.bookedOn}>{byHand?.bookedOn ?? text.nothing}</ReadOnlyValue>
      <ReadOnlyValue label={text.left}>{leftOf(status === 'Paid' ? (invoice.balance ?? 0) : left, owed)}</ReadOnlyValue>
      {byHand && byHand.payments.length > 0 && (
        <ReadOnlyValue label={text.payments}>
          {byHand.payments.map((payment, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two payments may be alike
            <Group key={index} gap="xs" wrap="nowrap">
              {text.payment(payment.day, formatMoney(payment.amount))}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={text.removePayment(payment.day, formatMoney(payment.amount))}
                title={text.remove}
                disabled={busy}
                onClick={() => void remove(byHand, payment)}
              >
                <IconTrash size="1rem" />
              </ActionIcon>
            </Group>
          ))}
        </ReadOnlyValue>
      )}
      {status !== 'Paid' && (
        <Wide>
          <Group gap="xs">
            <Button variant="default" size="xs" disabled={busy} onClick={() => void book()}>
              {byHand ? text.bookAnew : text.book}
            </Button>
            {owed > 0 && (
              <Button variant="default" size="xs" disabled={busy} onClick={() => void pay(owed)}>
                {text.pay}
              </Button>
            )}
          </Group>
        </Wide>
      )}
    </FieldGroup>
  );
}

function leftOf(left: number, owed: number): string {
  return left !== 0 && owed < 0 ? invoicesText.left.Over(formatMoney(-owed)) : formatMoney(left);
}
