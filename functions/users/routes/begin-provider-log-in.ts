import { beginProviderLogIn } from '../../../shared/contract/log-in-providers.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { logInRefused } from '../../../shared/codes/errors/log-in.ts';
import { beginFlow } from '../log-in-providers/flow.ts';
import { authorizationUrl } from '../log-in-providers/open-id.ts';
import { providerOf } from '../log-in-providers/provider.ts';
import { route } from '../../request/route.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';

export const handler = route(beginProviderLogIn, async ({ body, now, setCookie }) => {
  const provider = providerOf((await getSystemSettings()).data, body.provider);
  if (!provider.isOn) throw new AppError(logInRefused, { message: `Det går inte att logga in med ${provider.name}.` });
  const { flow, cookie } = await beginFlow(provider.name, now);
  const url = await authorizationUrl(provider, flow);
  setCookie(cookie);
  return { url };
});
