import { logIn, logOut } from '../../../shared/contract/auth.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { environment } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import { hashPin } from '../../users/pin.ts';
import { SiteClient } from '../../operation/self-test/site-client.ts';
import { closeCanary, openCanary } from '../../users/canary-store.ts';
import { newSecret } from '../../users/session-store.ts';

/**
 * Logs in by the public address and reads a list, as users do: through CloudFront, the firewall, the gateway and the
 * authorizer. The PIN exists only during the run.
 */
export async function handler(): Promise<void> {
  const start = performance.now();
  const password = newSecret().secret;
  const initials = await openCanary(await hashPin(password), new Date());
  try {
    const client = new SiteClient(environment.siteUrl());
    const session = await client.call(logIn, { body: { initials, password } });
    if (!('token' in session)) throw new Error('The login asks for a second factor.');
    client.token = session.token;
    await client.call(listCustomers, { query: { itemsPerPage: 10 } });
    await client.call(logOut, {});
  } finally {
    await closeCanary(initials);
  }
  log('info', { event: 'canary', milliseconds: Math.round(performance.now() - start) });
}
