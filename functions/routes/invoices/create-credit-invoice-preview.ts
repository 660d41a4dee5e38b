import { createCreditInvoicePreview } from '../../../shared/contract/invoices.ts';
import { route } from '../../runtime/route.ts';
import { creditDocument, getCreditable } from '../../stores/invoices/credit-store.ts';
import { getSystemSettings } from '../../stores/settings/settings-store.ts';

export const handler = route(createCreditInvoicePreview, async ({ params, now }) => {
  const [creditable, { data: company }] = await Promise.all([getCreditable(params.invoiceId), getSystemSettings()]);
  const invoiceDto = creditDocument(creditable, undefined, { company, now });
  return { invoiceDto, logoUrl: invoiceDto.company.logoUrl };
});
