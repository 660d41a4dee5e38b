import { useEffect } from 'react';
import { getUserSettings } from '../../../shared/contract/calls/settings.ts';
import { usualSettings } from '../../../shared/codes/usual-settings.ts';
import type { UserSettings } from '../../../shared/schemas/user.ts';
import { currentSession } from './session.ts';
import { ownStorage } from './shared-computer.ts';
import { useRoute } from './use-route.ts';

const storageKey = () => `klang.settings.${currentSession()?.userId ?? ''}`;

/** The current user's display settings; until they are read, those last used in this browser, else the defaults. */
export function useUserSettings(): UserSettings {
  const { data } = useRoute(getUserSettings, {}, { staleTime: 5 * 60_000, silent: true });
  useEffect(() => {
    if (data) ownStorage().setItem(storageKey(), JSON.stringify(data));
  }, [data]);
  return data ?? latestSettings();
}

export const latestSettings = (): UserSettings => ({ ...usualSettings, ...remembered() });

function remembered(): Partial<UserSettings> | undefined {
  try {
    return JSON.parse(ownStorage().getItem(storageKey()) ?? '{}') as Partial<UserSettings>;
  } catch {
    return undefined;
  }
}
