import { createCreditInvoicePreview } from '../../../shared/contract/invoices.ts';
import { creditOf } from '../../../shared/domain/invoice/credit-of.ts';
import { route } from '../../runtime/route.ts';
import { getWholeInvoice, printedInvoice } from '../../stores/invoices/invoice-lines.ts';
import { requireCreditable } from '../../stores/invoices/credit-store.ts';
import { getSystemSettings } from '../../stores/settings/settings-store.ts';

export const handler = route(createCreditInvoicePreview, async ({ params, now }) => {
  const debit = await getWholeInvoice(params.invoiceId);
  requireCreditable(debit);
  const { data: company } = await getSystemSettings();
  const invoiceDto = creditOf(printedInvoice(debit), { company, now });
  return { invoiceDto, logoUrl: invoiceDto.company.logoUrl };
});
