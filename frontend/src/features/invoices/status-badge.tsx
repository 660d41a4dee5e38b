import { Badge, Group } from '@mantine/core';
import { paymentOf, creditedOre } from '../../../../shared/domain/invoice/payment.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { formatMoney } from '../../components/format.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { statusBadge } from './invoice-status.ts';

export function StatusBadge({ invoice }: { invoice: Invoice }) {
  const payment = paymentOf({ ...invoice, creditedIncVat: toKronor(creditedOre(invoice)) });
  const { label, color, icon: StatusIcon } = statusBadge(invoice);
  return (
    <Group gap="xs">
      <Badge
        variant="light"
        color={color}
        size="sm"
        radius="sm"
        tt="none"
        leftSection={StatusIcon && <StatusIcon size="0.75rem" aria-hidden />}
      >
        {label}
      </Badge>
      {(invoice.credited || invoice.credits.length > 0) && (
        <Badge variant="light" color="gray" size="sm" radius="sm" tt="none">
          {invoice.credited ? text.credited : text.partlyCredited}
        </Badge>
      )}
      {payment && (
        <Badge variant="light" color="orange" size="sm" radius="sm" tt="none">
          {text.paidSoFar(payment, formatMoney(Math.abs(invoice.balance ?? 0)))}
        </Badge>
      )}
    </Group>
  );
}
