import { defaultSystemSettings } from '../../shared/domain/default-settings.ts';
import { type UserSettings, defaultUserSettings } from '../../shared/schemas/user.ts';
import type { Stored } from './records.ts';
import { findRecord } from './table.ts';

const onlyOne = 1;

/** The firm's settings; version 0 and the defaults until somebody saves them. */
export async function getSystemSettings(): Promise<Stored<'system-settings'>> {
  return (await findRecord('system-settings', onlyOne)) ?? unsaved('system-settings', onlyOne, defaultSystemSettings);
}

/** A user's settings; version 0 and the defaults until the user saves them. */
export async function getUserSettings(userId: number): Promise<Stored<'user-settings'>> {
  return (
    (await findRecord('user-settings', userId)) ??
    unsaved('user-settings', userId, defaultUserSettings satisfies UserSettings)
  );
}

function unsaved<K extends 'system-settings' | 'user-settings'>(
  kind: K,
  id: number,
  data: Stored<K>['data'],
): Stored<K> {
  return { kind, id, version: 0, deleted: false, changedAt: '', changedBy: 0, data };
}
