import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { panels } from '../../navigation/paths.ts';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { creditText as text } from '../../text/credit-invoices.ts';

export function ReferredInvoice({ invoice }: { invoice: Invoice }) {
  const panelStack = usePanels();
  const { invoiceType, refInvoiceId, refSerialNumberPadded } = invoice;
  if (refInvoiceId === null) return null;
  const isCredit = invoiceType === 'Credit';
  return (
    <ReadOnlyValue label={isCredit ? text.credits : text.creditedWith}>
      <Anchor component={Link} {...panelStack.linkTo(panels.invoice(refInvoiceId))} inherit>
        {isCredit ? text.debit(refSerialNumberPadded) : text.creditOf(refSerialNumberPadded)}
      </Anchor>
    </ReadOnlyValue>
  );
}
