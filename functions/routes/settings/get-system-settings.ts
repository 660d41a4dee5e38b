import { getSystemSettings as contract } from '../../../shared/contract/settings.ts';
import { route } from '../../runtime/route.ts';
import { getSystemSettings } from '../../stores/settings-store.ts';

export const handler = route(contract, async () => {
  const { data, version } = await getSystemSettings();
  return { ...data, version };
});
