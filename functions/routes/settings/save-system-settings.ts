import { saveSystemSettings } from '../../../shared/contract/settings.ts';
import { type SecretField, secretFields } from '../../../shared/schemas/settings.ts';
import { route } from '../../runtime/route.ts';
import { type SecretChanges, saveSecrets, systemSettingsView } from '../../stores/secret-store.ts';
import { getSystemSettings, saveSettings } from '../../stores/settings-store.ts';
import { requireVersion } from '../../stores/version.ts';

export const handler = route(saveSystemSettings, async ({ body, unit }) => {
  const settings = await getSystemSettings();
  await requireVersion(settings, body.version);
  const { version: _version, ...given } = body;
  const secrets = await saveSecrets(unit, changesIn(given));
  return systemSettingsView(saveSettings(unit, settings, withoutSecrets(given)), secrets);
});

type Given = { [Field in SecretField]?: string | null | undefined };

function changesIn(given: Given): SecretChanges {
  return Object.fromEntries(
    secretFields.flatMap((field) => {
      const value = given[field];
      return value === undefined ? [] : [[field, value === null ? null : { value }]];
    }),
  );
}

function withoutSecrets<Fields extends Given>(given: Fields): Omit<Fields, SecretField> {
  const fields = { ...given };
  for (const field of secretFields) delete fields[field];
  return fields;
}
