import { createPartCreditPreview } from '../../../shared/contract/part-credits.ts';
import { route } from '../../request/route.ts';
import { creditDocument, getCreditable, releasable } from '../stores/credit-store.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';

export const handler = route(createPartCreditPreview, async ({ params, body, now }) => {
  const [creditable, { data: company }] = await Promise.all([getCreditable(params.invoiceId), getSystemSettings()]);
  const invoiceDto = creditDocument(creditable, body, { company, now });
  return { invoiceDto, releasable: releasable(creditable, invoiceDto) };
});
