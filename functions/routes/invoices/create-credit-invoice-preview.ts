import { createCreditInvoicePreview } from '../../../shared/contract/invoices.ts';
import { creditOf } from '../../../shared/domain/invoice/credit-of.ts';
import { route } from '../../runtime/route.ts';
import { requireCreditable } from '../../stores/credit-store.ts';
import { getSystemSettings } from '../../stores/settings-store.ts';
import { getRecord } from '../../stores/table.ts';

export const handler = route(createCreditInvoicePreview, async ({ params, now }) => {
  const debit = await getRecord('invoice', params.invoiceId);
  requireCreditable(debit);
  const { data: company } = await getSystemSettings();
  const invoiceDto = creditOf(debit.data, { company, now });
  return { invoiceDto, logoUrl: invoiceDto.company.logoUrl };
});
