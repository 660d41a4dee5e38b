import { environment } from '../platform/environment.ts';
import type { ConnectionProblem } from '../../shared/codes/connection-problems.ts';
import { readSecret } from '../settings/secret-store.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { type Caller, exchange } from './exchange.ts';
import { linkProblem } from './problem.ts';

export type Tokens = {
  accessToken: string;
  accessTokenDiesAt: Date;
  /** Undefined for later tokens of a service account. */
  refreshToken: string | undefined;
  scopes: string[];
};

/**
 * `ended`: final, the token or code is no longer valid. `withdrawn`: final, Klang's own access is revoked. `silent`:
 * unknown whether the token was used.
 */
export type TokenAnswer =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'ended' | 'withdrawn' | 'silent' | 'too-many' }
  | { kind: 'refused'; problem: ConnectionProblem };

export type Credentials = { id: string; secret: string };

export async function readCredentials(): Promise<Credentials> {
  const [settings, secret] = await Promise.all([getSystemSettings(), readSecret('fortnoxClientSecret')]);
  const id = settings.data.fortnoxClientId;
  if (!id || !secret) throw linkProblem('not-configured');
  return { id, secret };
}

type TokenRequest = {
  event: string;
  form: Record<string, string>;
  tenant?: string;
  note?: string;
};

export async function askForTokens(
  request: TokenRequest,
  credentials: Credentials,
  caller: Caller,
): Promise<TokenAnswer> {
  const { event, form, tenant, note } = request;
  const now = Date.now();
  const basic = Buffer.from(`${credentials.id}:${credentials.secret}`).toString('base64');
  let answer;
  try {
    answer = await exchange(
      {
        event,
        method: 'POST',
        url: `${environment.fortnoxAuthUrl()}/token`,
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
          ...(tenant !== undefined && { TenantId: tenant }),
        },
        body: new URLSearchParams(form).toString(),
        shownRequest: `POST /token\ngrant_type=${form['grant_type']}`,
        secrets: [credentials.secret, basic, ...Object.values(form).filter((value) => value !== form['grant_type'])],
        ...(note !== undefined && { note }),
      },
      caller,
    );
  } catch {
    return { kind: 'silent' };
  }
  if (answer.status === 200) {
    const tokens = readTokens(answer.body, now);
    // An unreadable answer may have consumed the refresh token.
    return tokens ? { kind: 'tokens', tokens } : { kind: 'silent' };
  }
  if (answer.status === 429) return { kind: 'too-many' };
  if (answer.status >= 500) return { kind: 'silent' };
  return refusalOf(answer.body);
}

function refusalOf(body: unknown): TokenAnswer {
  const { error } = (body ?? {}) as { error?: unknown };
  if (error === 'invalid_grant') return { kind: 'ended' };
  if (error === 'unauthorized_client') return { kind: 'withdrawn' };
  if (error === 'invalid_client') return { kind: 'refused', problem: 'wrong-client' };
  if (error === 'error_missing_license') return { kind: 'refused', problem: 'missing-licence' };
  if (error === 'invalid_scope') return { kind: 'refused', problem: 'missing-scope' };
  return { kind: 'refused', problem: 'refused' };
}

function readTokens(body: unknown, now: number): Tokens | undefined {
  const given = (body ?? {}) as Record<string, unknown>;
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn, scope } = given;
  if (typeof accessToken !== 'string' || accessToken === '') return undefined;
  const seconds = Number(expiresIn);
  return {
    accessToken,
    accessTokenDiesAt: new Date(now + (Number.isFinite(seconds) && seconds > 0 ? seconds : 3600) * 1000),
    refreshToken: typeof refreshToken === 'string' && refreshToken !== '' ? refreshToken : undefined,
    scopes: typeof scope === 'string' ? scope.split(/[\s,]+/).filter((one) => one !== '') : [],
  };
}

/** A failure is harmless: nobody else has the token. */
export async function revokeToken(refreshToken: string, credentials: Credentials, caller: Caller): Promise<void> {
  const basic = Buffer.from(`${credentials.id}:${credentials.secret}`).toString('base64');
  try {
    await exchange(
      {
        event: 'Avsluta koppling',
        method: 'POST',
        url: `${environment.fortnoxAuthUrl()}/revoke`,
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token_type_hint: 'refresh_token', token: refreshToken }).toString(),
        shownRequest: 'POST /revoke',
        secrets: [credentials.secret, basic, refreshToken],
      },
      caller,
    );
  } catch {
    // The connection log has the failure.
  }
}
