import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Configuration, type KoaContextWithOIDC, Provider, interactionPolicy } from 'oidc-provider';
import { readBody } from '../http/read-body.ts';
import { OpenIdAccounts } from './accounts.ts';
import { type Fault, forge } from './forge.ts';
import { MemoryAdapter } from './memory-adapter.ts';
import { standInTenantId } from './registrations.ts';
import { accountPage } from './page.ts';

export type Registration = { id: string; secret: string; redirectUri: string };
export type Accounts = { kind: 'Microsoft' | 'Google'; tenantId?: string };
type Options = Accounts & { url: string; client: Registration; fault: () => Fault | undefined };

const minute = 60;

export function serveProvider({ kind, url, client, fault }: Options) {
  const path = kind === 'Microsoft' ? `/${standInTenantId}/v2.0` : '';
  const accounts = new OpenIdAccounts(kind, standInTenantId);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signingKey = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'stand-in' };
  const provider = new Provider(`${url}${path}`, configurationOf(client, { accounts, path, signingKey }));

  provider.use(async (context, next) => {
    await next();
    const wrong = fault();
    const body = context.body as { id_token?: string } | undefined;
    if (wrong && typeof body === 'object' && body?.id_token) body.id_token = forge(body.id_token, wrong, privateKey);
  });
  const protocol = provider.callback();

  async function interact(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.method !== 'POST') {
      await provider.interactionDetails(incoming, response);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(accountPage(kind));
      return;
    }
    const form = new URLSearchParams((await readBody(incoming, 10_000))?.toString());
    const isDenied = form.get('decision') === 'deny';
    const account = { email: form.get('email') ?? '', isVerified: form.get('verified') === 'on' };
    const result = isDenied
      ? { error: 'access_denied', error_description: 'The user cancelled.' }
      : { login: { accountId: accounts.enter(account), remember: false }, select_account: {} };
    await provider.interactionFinished(incoming, response, result);
  }

  return (incoming: IncomingMessage, response: ServerResponse): void => {
    const asked = incoming.url ?? '/';
    if (path !== '' && !asked.startsWith(`${path}/`)) return void response.writeHead(404).end();
    // As Express does, from which the provider knows that it is mounted.
    Object.assign(incoming, { originalUrl: asked, url: asked.slice(path.length) });
    if (!asked.startsWith(`${path}/interaction/`)) return void protocol(incoming, response);
    interact(incoming, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  };
}

type Parts = { accounts: OpenIdAccounts; path: string; signingKey: object };

function configurationOf(client: Registration, { accounts, path, signingKey }: Parts): Configuration {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub', 'tid', 'oid'],
      email: ['email', 'email_verified', 'xms_edov', 'hd'],
      profile: ['name', 'preferred_username'],
    },
    // Both companies put an account's claims in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => accounts.claims(id) }),
    loadExistingGrant: (context) => agreed(context, client.id),
    renderError: (context, { error, error_description: why }) => {
      context.type = 'html';
      context.body = `<h1>${error}</h1><p>${why?.replace(/[<>&]/g, '') ?? ''}</p>`;
    },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      Grant: 10 * minute,
      IdToken: 5 * minute,
      Interaction: 10 * minute,
      Session: 10 * minute,
    },
  };
}

/** The administrator has consented for all accounts, so nobody is asked. */
async function agreed({ oidc }: KoaContextWithOIDC, clientId: string) {
  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
