import * as z from 'zod/mini';
import { defineEntity } from './entity.ts';
import { secret } from './field.ts';

/** A secret as it is kept: encrypted, with what may be told of it. */
const sealed = z.nullable(z.object({ sealed: z.string(), lastFour: z.string(), expiresAt: z.nullable(z.string()) }));

/** What is kept encrypted: it can be given and removed, and is never read out again. */
export const systemSecrets = defineEntity({
  emailApiKey: secret(sealed, { label: 'API-nyckel till e-posttjänsten', empty: null }),
  fortnoxClientSecret: secret(sealed, { label: 'Klienthemlighet', empty: null }),
  fortnoxAuthorizationCode: secret(sealed, { label: 'Auktoriseringskod', empty: null }),
  fortnoxAccessToken: secret(sealed, { label: 'Åtkomsttoken', empty: null }),
  fortnoxRefreshToken: secret(sealed, { label: 'Förnyelsetoken', empty: null }),
});
