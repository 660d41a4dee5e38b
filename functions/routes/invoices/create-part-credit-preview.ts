import { createPartCreditPreview } from '../../../shared/contract/part-credits.ts';
import { route } from '../../runtime/route.ts';
import { creditDocument, getCreditable, releasable } from '../../stores/invoices/credit-store.ts';
import { getSystemSettings } from '../../stores/settings/settings-store.ts';

export const handler = route(createPartCreditPreview, async ({ params, body, now }) => {
  const [creditable, { data: company }] = await Promise.all([getCreditable(params.invoiceId), getSystemSettings()]);
  const invoiceDto = creditDocument(creditable, body, { company, now });
  return { invoiceDto, releasable: releasable(creditable, invoiceDto) };
});
