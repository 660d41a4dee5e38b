import { defineEntity } from './entity.ts';
import { secret } from './system-field.ts';
import type { Library } from './schemas-of.ts';

/** Encrypted, with the facts that may be shown. */
const sealed = ({ z }: Library) =>
  z.nullable(z.object({ sealed: z.string(), lastFour: z.string(), expiresAt: z.nullable(z.string()) }));

/**
 * They can be set and removed, but are never returned. A single record, with id 1, separate from the settings, so that
 * readers of the settings do not hold the secrets.
 */
export const systemSecrets = defineEntity({
  emailApiKey: secret(sealed, { label: 'API-nyckel till e-posttjänsten', empty: null }),
  microsoftClientSecret: secret(sealed, { label: 'Klienthemlighet hos Microsoft', empty: null }),
  googleClientSecret: secret(sealed, { label: 'Klienthemlighet hos Google', empty: null }),
  fortnoxClientSecret: secret(sealed, { label: 'Klienthemlighet', empty: null }),
  fortnoxAuthorizationCode: secret(sealed, { label: 'Auktoriseringskod', empty: null }),
  fortnoxAccessToken: secret(sealed, { label: 'Åtkomsttoken', empty: null }),
  fortnoxRefreshToken: secret(sealed, { label: 'Förnyelsetoken', empty: null }),
});
