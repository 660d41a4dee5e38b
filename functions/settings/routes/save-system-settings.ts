import { saveSystemSettings } from '../../../shared/contract/settings.ts';
import { type GivenSecretField, givenSecretFields } from '../../../shared/schemas/settings.ts';
import { requireUsableProviders } from '../../users/log-in-providers/require-usable.ts';
import { route } from '../../request/route.ts';
import { requireFreeInFortnox } from '../../invoices/numbers-in-fortnox.ts';
import { seriesHasBegun, stageFirstNumber } from '../../invoices/stores/number-series.ts';
import { type SecretChanges, saveSecrets, systemSettingsView } from '../secret-store.ts';
import { getSystemSettings, saveSettings } from '../settings-store.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(saveSystemSettings, async ({ body, unit, user }) => {
  const settings = await getSystemSettings();
  await requireVersion(settings, body.version);
  const { version: _version, ...given } = body;
  const fields = { ...settings.data, ...withoutSecrets(given) };
  const before = settings.data.firstInvoiceNumber;
  const first = fields.firstInvoiceNumber;
  const hasBegun = await seriesHasBegun(before);
  await stageFirstNumber(unit, { before, first });
  if (first !== before) await requireFreeInFortnox(first, user);
  const secrets = await saveSecrets(unit, changesIn(given));
  requireUsableProviders(fields, secrets);
  return systemSettingsView(saveSettings(unit, settings, fields), secrets, hasBegun);
});

type SecretInputs = { [Field in GivenSecretField]?: string | null | undefined };

function changesIn(given: SecretInputs): SecretChanges {
  return Object.fromEntries(
    givenSecretFields.flatMap((field) => {
      const value = given[field];
      return value === undefined ? [] : [[field, value === null ? null : { value }]];
    }),
  );
}

function withoutSecrets<Fields extends SecretInputs>(given: Fields): Omit<Fields, GivenSecretField> {
  const fields = { ...given };
  for (const field of givenSecretFields) delete fields[field];
  return fields;
}
