import { formatInstant } from '../../shared/lib/format.ts';
import {
  type SecretField,
  type SecretState,
  type SystemSettings,
  secretFields,
} from '../../shared/schemas/settings.ts';
import { open, seal } from '../platform/secrets.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { getSystemSecrets, saveSettings } from './settings-store.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

/** Null removes a secret. Omitted fields are unchanged. */
export type SecretChanges = { [Field in SecretField]?: { value: string; expiresAt?: Date } | null | undefined };

export async function saveSecrets(unit: UnitOfWork, changes: SecretChanges): Promise<Data<'system-secrets'>> {
  const before = await getSystemSecrets();
  const changed = await Promise.all(
    secretFields.flatMap((field) => {
      const change = changes[field];
      return change === undefined ? [] : [sealed(field, change)];
    }),
  );
  if (changed.length === 0) return before.data;
  return saveSettings(unit, before, { ...before.data, ...Object.fromEntries(changed) }).data;
}

async function sealed(field: SecretField, change: { value: string; expiresAt?: Date } | null) {
  if (change === null) return [field, null] as const;
  const { value, expiresAt } = change;
  const secrets = {
    sealed: await seal(field, value),
    lastFour: lastFour(value),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
  return [field, secrets] as const;
}

const minShownLength = 12;

/** Four characters would reveal too much of a short secret. */
function lastFour(value: string): string {
  return value.length < minShownLength ? '' : value.slice(-4);
}

export async function readSecret(field: SecretField): Promise<string | undefined> {
  const secret = (await getSystemSecrets()).data[field];
  return secret ? open(field, secret.sealed) : undefined;
}

export function systemSettingsView(
  { data, version }: StoredRecord<'system-settings'>,
  secrets: Data<'system-secrets'>,
  hasBegun: boolean,
): SystemSettings {
  const states = secretFields.map((field) => [field, stateOf(secrets[field])]);
  const expiresAt = secrets.fortnoxAccessToken?.expiresAt;
  return {
    ...data,
    secrets: Object.fromEntries(states) as SystemSettings['secrets'],
    seriesHasBegun: hasBegun,
    tokenExpiryDisplay: expiresAt ? formatInstant(expiresAt) : '',
    version,
  };
}

function stateOf(secret: Data<'system-secrets'>[SecretField]): SecretState {
  return { isSet: secret !== null, lastFour: secret?.lastFour ?? '', expiresAt: secret?.expiresAt ?? null };
}
