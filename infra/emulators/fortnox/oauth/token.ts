import { timingSafeEqual } from 'node:crypto';
import type { Client, Grant, World } from '../company/world.ts';
import { findConsent, findGrant, giveAccessToken, giveRefreshToken } from './grants.ts';

export type TokenAnswer = { status: number; body: object };
type Request = { authorization: string | undefined; tenantId: string | undefined; form: URLSearchParams };

const accessSeconds = 3600;

export function token(world: World, request: Request): TokenAnswer {
  const client = authenticate(world, request.authorization);
  if (!client) return invalidClient;
  switch (request.form.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode(world, client, request.form);
    case 'refresh_token':
      return refresh(world, client, request.form);
    case 'client_credentials':
      return useConsent(world, client, request);
    default:
      return refused('unsupported_grant_type', 'The authorization grant type is not supported');
  }
}

/** Unknown tokens succeed too. */
export function revoke(world: World, { authorization, form }: Request): TokenAnswer {
  const client = authenticate(world, authorization);
  if (!client) return invalidClient;
  const grant = findGrant(world, 'refresh', form.get('token') ?? '');
  if (grant?.clientId === client.id) world.grants.remove(grant.id);
  return { status: 200, body: { revoked: true } };
}

const invalidClient: TokenAnswer = {
  status: 401,
  body: { error: 'invalid_client', error_description: 'The client credentials are invalid' },
};

function refused(error: string, description: string): TokenAnswer {
  return { status: 400, body: { error, error_description: description } };
}

function authenticate(world: World, authorization: string | undefined): Client | undefined {
  const encoded = /^Basic ([A-Za-z\d+/]+=*)$/.exec(authorization ?? '')?.[1];
  const [id = '', ...rest] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':');
  const client = world.clients.get(id);
  const [given, expected] = [Buffer.from(rest.join(':')), Buffer.from(client?.secret ?? '')];
  return client && given.length === expected.length && timingSafeEqual(given, expected) ? client : undefined;
}

function exchangeCode(world: World, client: Client, form: URLSearchParams): TokenAnswer {
  const grant = findGrant(world, 'code', form.get('code') ?? '');
  if (!grant || grant.clientId !== client.id || grant.redirectUri !== (form.get('redirect_uri') ?? '')) {
    return refused('invalid_grant', 'Invalid authorization code');
  }
  return exchange(world, grant);
}

function refresh(world: World, client: Client, form: URLSearchParams): TokenAnswer {
  const grant = findGrant(world, 'refresh', form.get('refresh_token') ?? '');
  if (grant?.clientId !== client.id) return refused('invalid_grant', 'Invalid refresh token');
  const licences = world.company(grant.tenant)?.settings.licences ?? [];
  if (grant.scopes.some((scope) => !licences.includes(scope))) {
    return refused('error_missing_license', 'The company lacks a license for a requested scope.');
  }
  return exchange(world, grant);
}

function exchange(world: World, grant: Grant): TokenAnswer {
  world.grants.remove(grant.id);
  const refreshing = grant.isOffline ? { refresh_token: giveRefreshToken(world, grant) } : {};
  return answer(grant, { access_token: giveAccessToken(world, grant), ...refreshing });
}

function useConsent(world: World, client: Client, { tenantId, form }: Request): TokenAnswer {
  const consent = findConsent(world, client.id, Number(tenantId));
  const scopes = form.get('scope')?.split(' ') ?? consent?.scopes ?? [];
  if (!consent || scopes.some((scope) => !consent.scopes.includes(scope))) {
    return refused('invalid_grant', 'No consent for the tenant');
  }
  const narrowed = { ...consent, scopes };
  return answer(narrowed, { access_token: giveAccessToken(world, narrowed) });
}

function answer({ scopes }: Grant, tokens: object): TokenAnswer {
  return { status: 200, body: { ...tokens, scope: scopes.join(' '), expires_in: accessSeconds, token_type: 'bearer' } };
}
