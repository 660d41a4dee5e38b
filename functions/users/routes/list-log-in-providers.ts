import { listLogInProviders } from '../../../shared/contract/log-in-providers.ts';
import { providersOf } from '../log-in-providers/provider.ts';
import { route } from '../../request/route.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';

export const handler = route(listLogInProviders, async () => ({
  providers: providersOf((await getSystemSettings()).data),
}));
