import { getFirstNumber } from '../../../shared/contract/invoices-by-hand.ts';
import { route } from '../../request/route.ts';
import { seriesHasBegun } from '../stores/number-series.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';

export const handler = route(getFirstNumber, async () => {
  const { firstInvoiceNumber } = (await getSystemSettings()).data;
  return { firstNumber: (await seriesHasBegun(firstInvoiceNumber)) ? null : firstInvoiceNumber };
});
