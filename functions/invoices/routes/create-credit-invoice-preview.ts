import { createCreditInvoicePreview } from '../../../shared/contract/invoices.ts';
import { route } from '../../request/route.ts';
import { creditDocument, getCreditable } from '../stores/credit-store.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';

export const handler = route(createCreditInvoicePreview, async ({ params, now }) => {
  const [creditable, { data: company }] = await Promise.all([getCreditable(params.invoiceId), getSystemSettings()]);
  const invoiceDto = creditDocument(creditable, undefined, { company, now });
  return { invoiceDto, logoUrl: invoiceDto.company.logoUrl };
});
