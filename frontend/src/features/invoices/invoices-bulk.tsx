import { Button } from '@mantine/core';
import { IconCash, IconCheck } from '@tabler/icons-react';
import { maxByHand } from '../../../../shared/codes/invoices.ts';
import type { InvoiceRow } from '../../../../shared/schemas/invoice.ts';
import type { BulkProps } from '../../components/list/list-definition.ts';
import { byHandText as text } from '../../text/by-hand.ts';
import { useByHand } from './use-by-hand.ts';

/** Actions on marked invoices in a firm without a link to Fortnox. */
export function InvoicesBulk({ rows, onDone }: BulkProps<InvoiceRow>) {
  const { book, pay, busy } = useByHand(rows);
  const isTooMany = rows.length > maxByHand;
  const common = {
    size: 'xs',
    variant: 'default',
    disabled: busy || rows.length === 0 || isTooMany,
    title: isTooMany ? text.tooMany(maxByHand) : undefined,
  } as const;
  async function keep(by: () => Promise<boolean>) {
    if (await by()) onDone([]);
  }
  return (
    <>
      <Button {...common} leftSection={<IconCheck size="0.875rem" />} onClick={() => void keep(book)}>
        {text.book}
      </Button>
      <Button {...common} leftSection={<IconCash size="0.875rem" />} onClick={() => void keep(pay)}>
        {text.pay}
      </Button>
    </>
  );
}
