import { disconnectFortnox } from '../../../shared/contract/finance-integration.ts';
import { readCredentials, revokeToken } from '../token-call.ts';
import { route } from '../../request/route.ts';
import { removeLink } from '../fortnox-link-store.ts';
import { readSecret } from '../../settings/secret-store.ts';

export const handler = route(disconnectFortnox, async ({ user, unit, afterCommit }) => {
  const refreshToken = await readSecret('fortnoxRefreshToken');
  await removeLink(unit);
  if (refreshToken) {
    afterCommit(async () => {
      // Without credentials, the token cannot be revoked; it expires by itself.
      const credentials = await readCredentials().catch(() => undefined);
      if (credentials) await revokeToken(refreshToken, credentials, user);
    });
  }
  return { done: true as const };
});
