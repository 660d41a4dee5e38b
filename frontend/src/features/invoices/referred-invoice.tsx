import { Fragment } from 'react';
import { creditedOre } from '../../../../shared/domain/invoice/payment.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { panels } from '../../navigation/paths.ts';
import { formatMoney } from '../../components/format.ts';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { creditText as text } from '../../text/credit-invoices.ts';

export function ReferredInvoice({ invoice }: { invoice: Invoice }) {
  const { invoiceType, refInvoiceId, refSerialNumberPadded } = invoice;
  if (refInvoiceId === null) return null;
  const isCredit = invoiceType === 'Credit';
  const latest = { invoiceId: refInvoiceId, serialNumberPadded: refSerialNumberPadded };
  const credits = invoice.credits.length > 0 ? invoice.credits : [latest];
  return (
    <>
      <ReadOnlyValue label={isCredit ? text.credits : text.creditedWith}>
        {(isCredit ? [latest] : credits).map(({ invoiceId, serialNumberPadded }, index) => (
          <Fragment key={invoiceId}>
            {index > 0 && ', '}
            <PanelLink panel={panels.invoice(invoiceId)}>
              {isCredit ? text.debit(serialNumberPadded) : text.creditOf(serialNumberPadded)}
            </PanelLink>
          </Fragment>
        ))}
      </ReadOnlyValue>
      {!isCredit && !invoice.credited && (
        <ReadOnlyValue label={text.creditedSum}>{formatMoney(toKronor(creditedOre(invoice)))}</ReadOnlyValue>
      )}
    </>
  );
}
