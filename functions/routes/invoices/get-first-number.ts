import { getFirstNumber } from '../../../shared/contract/invoices-by-hand.ts';
import { route } from '../../runtime/route.ts';
import { seriesHasBegun } from '../../stores/invoices/number-series.ts';
import { getSystemSettings } from '../../stores/settings/settings-store.ts';

export const handler = route(getFirstNumber, async () => {
  const { firstInvoiceNumber } = (await getSystemSettings()).data;
  return { firstNumber: (await seriesHasBegun(firstInvoiceNumber)) ? null : firstInvoiceNumber };
});
