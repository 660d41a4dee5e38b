import { saveUserSettings } from '../../../shared/contract/settings.ts';
import { route } from '../../request/route.ts';
import { getUserSettings, saveSettings } from '../settings-store.ts';

export const handler = route(saveUserSettings, async ({ user, body, unit }) => {
  saveSettings(unit, await getUserSettings(user.userId), body);
  return body;
});
