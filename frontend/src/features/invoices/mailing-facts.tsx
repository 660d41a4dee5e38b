import { Text } from '@mantine/core';
import type { FollowUp, Mailing } from '../../../../shared/schemas/invoice.ts';
import { formatInstant } from '../../components/format.ts';
import { invoicesText as text } from '../../text/invoices.ts';

type Props = { followUp: FollowUp; mail: Mailing };

export function MailingFacts({ followUp: { askedBy }, mail }: Props) {
  const { to, toCustomer, bcc, deliveryReason, deliveryAt } = mail;
  const receivers = [
    to && text.mailedTo(to),
    bcc.length > 0 && text.blindCopy(bcc),
    askedBy && text.askedBy(askedBy),
  ].filter(Boolean);
  return (
    <>
      {receivers.length > 0 && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {receivers.join(' · ')}
        </Text>
      )}
      {to && !toCustomer && <Text size="sm">{text.notToCustomer}</Text>}
      {deliveryReason && (
        <Text size="sm">
          {deliveryReason} {deliveryAt && `(${formatInstant(deliveryAt)})`}
        </Text>
      )}
    </>
  );
}
