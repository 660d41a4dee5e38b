import { localUsers } from '../../../functions/demo/local-users.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { saveSecrets } from '../../../functions/settings/secret-store.ts';
import { getSystemSettings, saveSettings } from '../../../functions/settings/settings-store.ts';
import { standInClients, standInTenantId } from '../../emulators/openid/registrations.ts';

/** Fills in what the stand-ins for Microsoft and Google need, so that only the switch remains. */
export async function prepareLogIns(): Promise<void> {
  const unit = new UnitOfWork(0);
  const settings = await getSystemSettings();
  const domain = localUsers[0]!.email.split('@')[1]!;
  saveSettings(unit, settings, {
    ...settings.data,
    microsoftClientId: standInClients.Microsoft.id,
    microsoftTenantId: standInTenantId,
    microsoftDomains: domain,
    googleClientId: standInClients.Google.id,
    googleDomains: domain,
  });
  await saveSecrets(unit, {
    microsoftClientSecret: { value: standInClients.Microsoft.secret },
    googleClientSecret: { value: standInClients.Google.secret },
  });
  await unit.commit(null);
}
