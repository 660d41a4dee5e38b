import { userSettings } from '../../shared/entities/user-settings.ts';
import { systemSecrets } from '../../shared/entities/system-secrets.ts';
import { systemSettings } from '../../shared/entities/system-settings.ts';
import type { UserSettings } from '../../shared/schemas/user.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { type RecordMap, findRecord, findRecords } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

const onlyOne = 1;

/** Version 0 and the defaults until they are saved, like the records below. */
export async function getSystemSettings(): Promise<StoredRecord<'system-settings'>> {
  return (await findRecord('system-settings', onlyOne)) ?? unsaved('system-settings', onlyOne, systemSettings.empty);
}

export const systemSettingsId = ['system-settings', onlyOne] as const;

/** The same, read with other records by `systemSettingsId`. */
export function systemSettingsIn(found: RecordMap): StoredRecord<'system-settings'> {
  return found.get(...systemSettingsId) ?? unsaved('system-settings', onlyOne, systemSettings.empty);
}

export async function getUserSettings(userId: number): Promise<StoredRecord<'user-settings'>> {
  return (
    (await findRecord('user-settings', userId)) ??
    unsaved('user-settings', userId, userSettings.empty satisfies UserSettings)
  );
}

export async function getSystemSecrets(): Promise<StoredRecord<'system-secrets'>> {
  return (await findRecord('system-secrets', onlyOne)) ?? unsaved('system-secrets', onlyOne, systemSecrets.empty);
}

export async function getFortnoxConnection(): Promise<StoredRecord<'fortnox-connection'>> {
  return (
    (await findRecord('fortnox-connection', onlyOne)) ?? unsaved('fortnox-connection', onlyOne, noFortnoxConnection)
  );
}

const kindsOfFirm = ['system-settings', 'system-secrets', 'fortnox-connection'] as const;

export async function settingsChangedSince(since: string): Promise<{ kind: string; ids: number[] }[]> {
  const records = await findRecords(kindsOfFirm.map((kind) => [kind, onlyOne] as const));
  return kindsOfFirm.flatMap((kind) => {
    const record = records.get(kind, onlyOne);
    return record && record.changedAt > since ? [{ kind, ids: [onlyOne] }] : [];
  });
}

export const noFortnoxConnection: Data<'fortnox-connection'> = {
  state: 'NotConnected',
  problem: null,
  company: null,
  isService: false,
  connectedAt: null,
  connectedBy: null,
  refreshTokenDiesAt: null,
};

type SettingsKind = 'system-settings' | 'system-secrets' | 'user-settings' | 'fortnox-connection';

function unsaved<K extends SettingsKind>(kind: K, id: number, data: StoredRecord<K>['data']): StoredRecord<K> {
  return { kind, id, version: 0, deleted: false, changedAt: '', changedBy: 0, refs: 0, data };
}

export function saveSettings<K extends SettingsKind>(
  unit: UnitOfWork,
  record: StoredRecord<K>,
  data: Data<K>,
): StoredRecord<K> {
  return record.version === 0 ? unit.createWithId(record.kind, record.id, data) : unit.save(record, data);
}
