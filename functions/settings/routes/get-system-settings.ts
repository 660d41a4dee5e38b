import { getSystemSettings as contract } from '../../../shared/contract/settings.ts';
import { route } from '../../request/route.ts';
import { seriesHasBegun } from '../../invoices/stores/number-series.ts';
import { systemSettingsView } from '../secret-store.ts';
import { getSystemSecrets, getSystemSettings } from '../settings-store.ts';

export const handler = route(contract, async () => {
  const [settings, secrets] = await Promise.all([getSystemSettings(), getSystemSecrets()]);
  const hasBegun = await seriesHasBegun(settings.data.firstInvoiceNumber);
  return systemSettingsView(settings, secrets.data, hasBegun);
});
