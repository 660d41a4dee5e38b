import { getUserSettings } from '../../../shared/contract/settings.ts';
import { defaultUserSettings } from '../../../shared/domain/user-settings.ts';
import type { UserSettings } from '../../../shared/schemas/user.ts';
import { useRoute } from './use-route.ts';

/** The current user's display settings; the defaults until they have been read. */
export function useUserSettings(): UserSettings {
  return useRoute(getUserSettings, {}, { staleTime: 5 * 60_000, silent: true }).data ?? defaultUserSettings;
}
