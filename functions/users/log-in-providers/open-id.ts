import * as openid from 'openid-client';
import { logInAnswerPath } from '../../../shared/codes/log-in-providers.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { logInInterrupted, logInRefused, providerUnavailable } from '../../../shared/codes/errors/log-in.ts';
import { lasting, services } from '../../../shared/lib/deadlines.ts';
import { environment } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import type { Flow } from './flow.ts';
import type { Provider } from './provider.ts';

export type Claims = Record<string, unknown>;

const configurationLastsMs = 60 * 60 * 1000;
const maxConfigurations = 4;

type CachedConfiguration = { configuration: Promise<openid.Configuration>; until: number };
const known = new Map<string, CachedConfiguration>();

/** The registered address, which never depends on the request. */
const redirectUri = () => `${environment.siteUrl()}${logInAnswerPath}`;

/** @throws provider_unavailable */
export async function authorizationUrl(provider: Provider, flow: Flow): Promise<string> {
  const configuration = await configurationOf(provider, '').catch((error: unknown) => {
    throw refusalOf(error, provider);
  });
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(),
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
    // Whoever shares a computer chooses whom to log in as.
    prompt: 'select_account',
  });
  return url.href;
}

/**
 * Exchanges the code of an answer and checks the ID token: signature, issuer, audience, times and nonce.
 * @param answer the query with which the browser came back
 * @throws log_in_interrupted, log_in_refused, provider_unavailable
 */
export async function claimsOf(provider: Provider, flow: Flow, answer: string, secret: string): Promise<Claims> {
  try {
    const configuration = await configurationOf(provider, secret);
    const query = answer.replace(/^\?/, '');
    const tokens = await openid.authorizationCodeGrant(configuration, new URL(`${redirectUri()}?${query}`), {
      pkceCodeVerifier: flow.codeVerifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    return { ...tokens.claims() };
  } catch (error) {
    throw refusalOf(error, provider);
  }
}

/** The discovery document and the keys are kept for an hour at most; the library reads unknown keys again. */
function configurationOf(provider: Provider, secret: string): Promise<openid.Configuration> {
  const { issuer, clientId } = provider;
  const name = [issuer, clientId, secret].join(' ');
  const cached = known.get(name);
  if (cached && cached.until > Date.now()) return cached.configuration;
  if (known.size >= maxConfigurations) known.clear();
  const configuration = discover(issuer, clientId, secret);
  known.set(name, { configuration, until: Date.now() + configurationLastsMs });
  configuration.catch(() => known.delete(name));
  return configuration;
}

function discover(issuer: string, clientId: string, secret: string): Promise<openid.Configuration> {
  // Only a stand-in on the same machine is spoken to without TLS.
  const isLocal = new URL(issuer).hostname === 'localhost';
  return openid.discovery(
    new URL(issuer),
    clientId,
    { id_token_signed_response_alg: 'RS256' },
    secret === '' ? openid.None() : openid.ClientSecretPost(secret),
    {
      timeout: lasting(services.logInProvider) / 1000,
      // Without it the library trusts TLS alone, and does not check signatures of ID tokens.
      execute: [openid.enableNonRepudiationChecks, ...(isLocal ? [openid.allowInsecureRequests] : [])],
    },
  );
}

function refusalOf(error: unknown, { name }: Provider): AppError {
  const { code, cause, error: message } = error as { code?: string; cause?: unknown; error?: string };
  log('info', { event: 'log-in-provider', provider: name, code, said: message, reason: String(error) });
  if (error instanceof openid.AuthorizationResponseError) {
    return message === 'access_denied'
      ? new AppError(logInInterrupted, {
          message: `Inloggningen avbröts hos ${name}. Försök igen, eller logga in med PIN.`,
        })
      : new AppError(logInRefused, { cause: error });
  }
  if (message === 'invalid_client') {
    return new AppError(logInRefused, {
      message: `${name} godtar inte Klangs klient-id och hemlighet. Logga in med PIN, och be en superadmin se över systeminställningarna.`,
      cause: error,
    });
  }
  if (isSilence(error, cause)) {
    return new AppError(providerUnavailable, {
      message: `${name} svarar inte just nu. Logga in med PIN, eller försök igen om en stund.`,
      cause: error,
    });
  }
  return new AppError(logInRefused, { cause: error });
}

/** No answer, too late, or an answer of another kind than the protocol's, as from a proxy. */
function isSilence(error: unknown, cause: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  const code = (error as { code?: string }).code;
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return cause instanceof Response && cause.status >= 500;
  return (
    error instanceof TypeError ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_ABORT' ||
    code === 'OAUTH_RESPONSE_IS_NOT_JSON'
  );
}
