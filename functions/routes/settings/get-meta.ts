import { getMeta } from '../../../shared/contract/settings.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { activationUrl } from '../../gateways/fortnox/activation.ts';
import { environment } from '../../platform/environment.ts';
import { route } from '../../runtime/route.ts';
import { getSystemSettings } from '../../stores/settings/settings-store.ts';

export const handler = route(getMeta, async ({ user, now }) => ({
  version: environment.version(),
  shortestPin: (await getSystemSettings()).data.shortestPin,
  maintainerInitials: environment.maintainerInitials(),
  fortnoxActivationUrl: hasRole(user.role, 'SuperAdmin') ? await activationUrl(user.userId, now) : '',
}));
