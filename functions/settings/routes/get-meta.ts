import { getMeta } from '../../../shared/contract/settings.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { activationUrl } from '../../fortnox/activation.ts';
import { environment } from '../../platform/environment.ts';
import { route } from '../../request/route.ts';
import { getSystemSettings } from '../settings-store.ts';

export const handler = route(getMeta, async ({ user, now }) => {
  const { data: settings } = await getSystemSettings();
  return {
    version: environment.version(),
    commit: environment.commit(),
    shortestPin: settings.shortestPin,
    fiscalYearStart: settings.fiscalYearStart,
    timeStep: settings.timeStep,
    sellsConstruction: settings.sellsConstruction,
    maintainerInitials: environment.maintainerInitials(),
    fortnoxActivationUrl: hasRole(user.role, 'SuperAdmin') ? await activationUrl(user.userId, now) : '',
  };
});
