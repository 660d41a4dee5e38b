import { listLogInProviders } from '../../../shared/contract/log-in-providers.ts';
import { providersOf } from '../../log-in-providers/provider.ts';
import { route } from '../../runtime/route.ts';
import { getSystemSettings } from '../../stores/settings/settings-store.ts';

export const handler = route(listLogInProviders, async () => ({
  providers: providersOf((await getSystemSettings()).data),
}));
