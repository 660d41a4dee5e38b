import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectionProblem } from '../../shared/codes/connection-problems.ts';
import { deadlineOf, fortnox } from '../../shared/lib/deadlines.ts';
import { type Lease, releaseLease, noteRenewal, takeLease } from './fortnox-lease-store.ts';
import { breakLink, keepRenewedTokens, noteLinkProblem, readLink, tokenPart } from './fortnox-link-store.ts';
import { isResting, noteSilence } from './fortnox-pace-store.ts';
import type { Data } from '../data/core/records.ts';
import { hashSecret } from '../users/session-store.ts';
import { open } from '../platform/secrets.ts';
import type { Caller } from './exchange.ts';
import { type FortnoxProblem, linkProblem, silence } from './problem.ts';
import { type TokenAnswer, askForTokens, readCredentials } from './token-call.ts';

type Link = { connection: Data<'fortnox-connection'>; secrets: Data<'system-secrets'> };

type AccessOptions = {
  rejected?: string;
  leastMs?: number;
};

/** Leaves time for calls under way when a token expires. */
const usualLeastMs = 60_000;

/**
 * If no valid token exists, one caller renews it and the others wait.
 * @throws FortnoxProblem when there is no link, or it cannot be renewed
 */
export async function accessToken(caller: Caller, wish: AccessOptions = {}): Promise<string> {
  const link = await readLink();
  return (await goodToken(link, wish)) ?? renewOnce(caller, wish);
}

async function goodToken({ connection, secrets }: Link, { rejected, leastMs = usualLeastMs }: AccessOptions) {
  if (connection.state === 'NotConnected') throw linkProblem('not-connected');
  if (connection.state === 'Broken') throw linkProblem(connection.problem?.name ?? 'link-ended');
  const storedToken = secrets.fortnoxAccessToken;
  if (!storedToken?.expiresAt || Date.parse(storedToken.expiresAt) - Date.now() < leastMs) return undefined;
  const token = await openOnce(storedToken.sealed);
  return token === rejected ? undefined : token;
}

/**
 * The current token: another process may have renewed it while the call waited. Never renews.
 * @returns also the part of Fortnox that refused recently; empty if none did
 */
export async function latestToken(had: string): Promise<{ token: string; refusing: string }> {
  const link = await readLink();
  const token = (await goodToken(link, { leastMs: 0 })) ?? had;
  return { token, refusing: link.connection.problem?.part ?? '' };
}

let opened = { sealed: '', token: '' };

async function openOnce(sealed: string): Promise<string> {
  if (opened.sealed !== sealed) opened = { sealed, token: await open('fortnoxAccessToken', sealed) };
  return opened.token;
}

let renewing: Promise<string> | undefined;

function renewOnce(caller: Caller, wish: AccessOptions): Promise<string> {
  renewing ??= renew(caller, wish).finally(() => (renewing = undefined));
  return renewing;
}

async function renew(caller: Caller, wish: AccessOptions): Promise<string> {
  const owner = randomUUID();
  const until = deadlineOf(fortnox.renewal);
  while (Date.now() < until) {
    if (await isResting(Date.now())) throw silence();
    const lease = await takeLease(owner, Date.now());
    if (lease) return renewUnder(lease, caller, wish);
    await wait(150 + Math.random() * 100);
    const renewed = await goodToken(await readLink(), wish);
    if (renewed !== undefined) return renewed;
  }
  throw silence();
}

async function renewUnder(lease: Lease, caller: Caller, wish: AccessOptions): Promise<string> {
  let isKnown = false;
  try {
    const link = await readLink();
    // Another process may have renewed it before the lease was taken.
    const renewed = await goodToken(link, wish);
    if (renewed !== undefined) {
      isKnown = true;
      return renewed;
    }
    const answer = await askAnew(link, lease, caller);
    isKnown = answer.kind !== 'silent';
    return await adoptToken(answer, lease, link);
  } finally {
    await releaseLease(lease.owner, isKnown);
  }
}

/** Retries once with the same refresh token if no answer came: the request may not have arrived. */
async function askAnew({ connection, secrets }: Link, lease: Lease, caller: Caller): Promise<TokenAnswer> {
  const credentials = await readCredentials();
  const request = await questionOf(connection, secrets);
  if (request.form['refresh_token'] !== undefined)
    await noteRenewal(lease.owner, hashSecret(request.form['refresh_token']));
  const first = await askForTokens(request, credentials, caller);
  if (first.kind !== 'silent') return first;
  lease.unfinished = hashSecret(request.form['refresh_token'] ?? '');
  await wait(1_000);
  return askForTokens({ ...request, note: 'Andra försöket: svaret på det första uteblev.' }, credentials, caller);
}

async function questionOf(connection: Link['connection'], secrets: Link['secrets']) {
  if (connection.isService && connection.company) {
    const form = { grant_type: 'client_credentials' };
    return { event: 'Hämta åtkomst', form: form as Record<string, string>, tenant: connection.company.databaseNumber };
  }
  const storedToken = secrets.fortnoxRefreshToken;
  if (!storedToken) throw linkProblem('link-ended');
  const refreshToken = await open('fortnoxRefreshToken', storedToken.sealed);
  const form: Record<string, string> = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return { event: 'Förnya åtkomst', form };
}

/** Stores the outcome before anything else. */
async function adoptToken(answer: TokenAnswer, lease: Lease, link: Link): Promise<string> {
  const now = new Date();
  switch (answer.kind) {
    case 'tokens':
      await keepRenewedTokens(answer.tokens, now);
      return answer.tokens.accessToken;
    case 'ended': {
      const refreshToken = link.secrets.fortnoxRefreshToken;
      const used = refreshToken ? hashSecret(await open('fortnoxRefreshToken', refreshToken.sealed)) : '';
      const isLost = used !== '' && lease.unfinished === used;
      throw await brokenBy(isLost ? 'answer-lost' : 'link-ended', now);
    }
    case 'withdrawn':
      throw await brokenBy('not-approved', now);
    case 'refused':
      await noteLinkProblem(answer.problem, tokenPart, now);
      throw linkProblem(answer.problem);
    case 'silent':
      await noteSilence(now.getTime());
      throw silence();
    default:
      throw silence();
  }
}

async function brokenBy(name: ConnectionProblem, now: Date): Promise<FortnoxProblem> {
  await breakLink(name, now);
  return linkProblem(name);
}
