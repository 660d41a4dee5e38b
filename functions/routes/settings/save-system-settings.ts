import { saveSystemSettings } from '../../../shared/contract/settings.ts';
import { route } from '../../runtime/route.ts';
import { getSystemSettings, saveSettings } from '../../stores/settings-store.ts';
import { requireVersion } from '../../stores/version.ts';

export const handler = route(saveSystemSettings, async ({ body, unit }) => {
  const settings = await getSystemSettings();
  const { version, ...fields } = body;
  await requireVersion(settings, version);
  return { ...fields, version: saveSettings(unit, settings, fields).version };
});
