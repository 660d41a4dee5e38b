import { type LogInProvider, logInProviders } from '../../../shared/codes/log-in-providers.ts';
import { domainsIn } from '../../../shared/fields/domains.ts';
import type { SecretField } from '../../../shared/schemas/settings.ts';
import { environment } from '../../platform/environment.ts';
import type { Data } from '../../data/core/records.ts';

export type Provider = {
  name: LogInProvider;
  isOn: boolean;
  issuer: string;
  clientId: string;
  secret: SecretField;
  /** Domains of the addresses that may log in, in lower case. */
  domains: readonly string[];
  tenantId?: string;
};

type Settings = Data<'system-settings'>;

const read: Record<LogInProvider, (settings: Settings) => Omit<Provider, 'name'>> = {
  Microsoft: (settings) => ({
    isOn: settings.microsoftLogIn,
    // One directory's own issuer: that of 'common' would admit every directory.
    issuer: `${environment.microsoftLogInUrl()}/${settings.microsoftTenantId}/v2.0`,
    clientId: settings.microsoftClientId,
    secret: 'microsoftClientSecret',
    domains: domainsIn(settings.microsoftDomains),
    tenantId: settings.microsoftTenantId,
  }),
  Google: (settings) => ({
    isOn: settings.googleLogIn,
    issuer: environment.googleLogInUrl(),
    clientId: settings.googleClientId,
    secret: 'googleClientSecret',
    domains: domainsIn(settings.googleDomains),
  }),
};

export function providerOf(settings: Settings, name: LogInProvider): Provider {
  return { name, ...read[name](settings) };
}

/** Only what the settings switch on. */
export function providersOf(settings: Settings): LogInProvider[] {
  const isOn = { Microsoft: settings.microsoftLogIn, Google: settings.googleLogIn };
  return logInProviders.filter((name) => isOn[name]);
}
