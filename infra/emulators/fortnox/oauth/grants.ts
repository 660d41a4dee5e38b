import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Grant, World } from '../company/world.ts';

type GrantKey = Pick<Grant, 'clientId' | 'tenant' | 'scopes'>;

const minute = 60;
const day = 24 * 60 * minute;

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function keep(
  world: World,
  secret: string,
  kind: Grant['kind'],
  what: GrantKey,
  seconds: number,
  code: Pick<Grant, 'redirectUri' | 'isOffline'> = { redirectUri: '', isOffline: true },
): void {
  const expiresAt = world.clock.now() + seconds * 1000;
  const { clientId, tenant, scopes } = what;
  world.grants.set({ ...code, id: hashOf(secret), kind, clientId, tenant, scopes, expiresAt });
}

export function giveCode(world: World, what: GrantKey, asked: Pick<Grant, 'redirectUri' | 'isOffline'>): string {
  const code = randomUUID();
  keep(world, code, 'code', what, 10 * minute, asked);
  return code;
}

export function giveAccessToken(world: World, what: GrantKey): string {
  const issuedAt = Math.floor(world.clock.now() / 1000);
  const claims = {
    iss: 'https://api.fortnox.se/oauth-v1',
    aud: 'fortnox',
    sub: '1',
    tenantId: what.tenant,
    scope: what.scopes,
    iat: issuedAt,
    exp: issuedAt + 60 * minute,
    jti: randomUUID(),
    padding: randomBytes(800).toString('hex'),
  };
  const parts = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const token = [...parts, randomBytes(256).toString('base64url')].join('.');
  keep(world, token, 'access', what, 60 * minute);
  return token;
}

export function giveRefreshToken(world: World, what: GrantKey): string {
  const token = randomUUID();
  keep(world, token, 'refresh', what, 45 * day);
  return token;
}

export function findGrant(world: World, kind: Grant['kind'], secret: string): Grant | undefined {
  const grant = world.grants.get(hashOf(secret));
  return grant?.kind === kind && grant.expiresAt > world.clock.now() ? grant : undefined;
}

export function consentTo(world: World, what: GrantKey): void {
  keep(world, consentName(what), 'consent', what, 3650 * day);
}

export function findConsent(world: World, clientId: string, tenant: number): Grant | undefined {
  return findGrant(world, 'consent', consentName({ clientId, tenant }));
}

function consentName({ clientId, tenant }: Pick<GrantKey, 'clientId' | 'tenant'>): string {
  return `${clientId}/${tenant}`;
}

export function withdraw(world: World, tenant: number): void {
  for (const grant of world.grants.all()) if (grant.tenant === tenant) world.grants.remove(grant.id);
}
