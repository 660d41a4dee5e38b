import { AppError, type FieldError } from '../../../shared/codes/errors.ts';
import { invalidFields } from '../../../shared/codes/errors/every-call.ts';
import { type LogInProvider, logInProviders } from '../../../shared/codes/log-in-providers.ts';
import type { Data } from '../../data/core/records.ts';

type Settings = Data<'system-settings'>;
type Secrets = Data<'system-secrets'>;
type Name = keyof Settings | keyof Secrets;

const needed: Record<LogInProvider, { flag: keyof Settings; fields: readonly Name[] }> = {
  Microsoft: {
    flag: 'microsoftLogIn',
    fields: ['microsoftClientId', 'microsoftClientSecret', 'microsoftTenantId', 'microsoftDomains'],
  },
  Google: { flag: 'googleLogIn', fields: ['googleClientId', 'googleClientSecret', 'googleDomains'] },
};

/** @throws invalid_fields when a provider is switched on without what it needs, or required while none is on */
export function requireUsableProviders(settings: Settings, secrets: Secrets): void {
  const cached = { ...settings, ...secrets };
  const isOn = (provider: LogInProvider) => cached[needed[provider].flag] === true;
  const errors: FieldError[] = logInProviders
    .filter(isOn)
    .flatMap((provider) =>
      needed[provider].fields
        .filter((field) => cached[field] === '' || cached[field] === null)
        .map((field) => ({ field, message: `Behövs för att logga in med ${provider}.` })),
    );
  if (settings.providerLogInRequired && !logInProviders.some(isOn)) {
    errors.push({ field: 'providerLogInRequired', message: 'Slå på Microsoft eller Google först.' });
  }
  if (errors.length > 0) throw new AppError(invalidFields, { fields: errors });
}
