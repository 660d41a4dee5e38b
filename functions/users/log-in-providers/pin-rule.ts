import { AppError } from '../../../shared/codes/errors.ts';
import { pinNotAllowed } from '../../../shared/codes/errors/log-in.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { canaryId } from '../canary-store.ts';
import { providersOf } from './provider.ts';

/**
 * To be asked once the PIN is known to be right, so that a refusal tells strangers nothing. SuperAdmins and Developers
 * may always use theirs: the firm needs a way in while a provider is down or its settings are wrong.
 * @throws pin_not_allowed
 */
export async function requireMayUsePin(user: StoredRecord<'user'>): Promise<void> {
  if (hasRole(user.data.role, 'SuperAdmin') || user.id === canaryId) return;
  const { data: settings } = await getSystemSettings();
  const providers = providersOf(settings);
  if (!settings.providerLogInRequired || providers.length === 0) return;
  throw new AppError(pinNotAllowed, { message: `PIN är avstängt. Logga in med ${providers.join(' eller ')}.` });
}
