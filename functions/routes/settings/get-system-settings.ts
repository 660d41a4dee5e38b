import { getSystemSettings as contract } from '../../../shared/contract/settings.ts';
import { route } from '../../runtime/route.ts';
import { seriesHasBegun } from '../../stores/invoices/number-series.ts';
import { systemSettingsView } from '../../stores/settings/secret-store.ts';
import { getSystemSecrets, getSystemSettings } from '../../stores/settings/settings-store.ts';

export const handler = route(contract, async () => {
  const [settings, secrets] = await Promise.all([getSystemSettings(), getSystemSecrets()]);
  const hasBegun = await seriesHasBegun(settings.data.firstInvoiceNumber);
  return systemSettingsView(settings, secrets.data, hasBegun);
});
