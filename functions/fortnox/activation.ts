import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../shared/codes/errors.ts';
import { activationFailed } from '../../shared/codes/errors/fortnox.ts';
import { activationTexts } from '../../shared/domain/fortnox/activation-texts.ts';
import { type ConnectionProblem, fortnoxScopes, problemSentence } from '../../shared/codes/connection-problems.ts';
import { deadlineOf, fortnox } from '../../shared/lib/deadlines.ts';
import { environment } from '../platform/environment.ts';
import { keepNewLink } from './fortnox-link-store.ts';
import { readSecret } from '../settings/secret-store.ts';
import { createState } from './fortnox-state-store.ts';
import { getFortnoxConnection, getSystemSettings } from '../settings/settings-store.ts';
import { type Answer, type Caller, exchange } from './exchange.ts';
import { inSlot, waitForSlot } from './pace.ts';
import { refusal } from './problem.ts';
import { type Tokens, askForTokens, readCredentials, revokeToken } from './token-call.ts';

const redirectUri = () => `${environment.siteUrl()}/fortnox/activation`;

/** Valid once and for ten minutes; empty until a client id is set. */
export async function activationUrl(userId: number, now: Date): Promise<string> {
  const { fortnoxClientId, fortnoxServiceAccount } = (await getSystemSettings()).data;
  if (!fortnoxClientId) return '';
  const url = new URL(`${environment.fortnoxAuthUrl()}/auth`);
  url.search = new URLSearchParams({
    client_id: fortnoxClientId,
    response_type: 'code',
    scope: fortnoxScopes.join(' '),
    state: await createState(userId, now),
    redirect_uri: redirectUri(),
    access_type: 'offline',
    ...(fortnoxServiceAccount && { account_type: 'service' }),
  }).toString();
  return url.href;
}

type Company = { databaseNumber: string; name: string };

/** An existing link can only be renewed for the same company. @throws AppError with a sentence that says what to do */
export async function activate(code: string, userId: number, caller: Caller): Promise<Company> {
  const credentials = await readCredentials();
  const isService = (await getSystemSettings()).data.fortnoxServiceAccount;
  const answer = await askForTokens(
    { event: 'Aktivera koppling', form: { grant_type: 'authorization_code', code, redirect_uri: redirectUri() } },
    credentials,
    caller,
  );
  if (answer.kind === 'ended') throw failed(activationTexts.expiredCode);
  if (answer.kind === 'refused') throw failedBy(answer.problem);
  if (answer.kind === 'withdrawn') throw failedBy('not-approved');
  if (answer.kind !== 'tokens') throw failed(activationTexts.noAnswer);
  const { tokens } = answer;
  try {
    const missing = fortnoxScopes.some((scope) => !tokens.scopes.includes(scope));
    if (tokens.scopes.length > 0 && missing) throw failedBy('missing-scope');
    if (tokens.refreshToken === undefined && !isService) throw failed(activationTexts.noRefreshToken);
    const company = await companyOf(tokens, caller);
    const linked = (await getFortnoxConnection()).data.company;
    if (linked && linked.databaseNumber !== company.databaseNumber) {
      throw failed(activationTexts.wrongCompany(company.name, linked.name));
    }
    const earlier = await readSecret('fortnoxRefreshToken');
    await keepNewLink(tokens, { company, isService, userId, now: new Date() });
    if (earlier) await revokeToken(earlier, credentials, caller);
    return company;
  } catch (error) {
    // Revokes the token of an unused approval.
    if (error instanceof AppError && tokens.refreshToken) await revokeToken(tokens.refreshToken, credentials, caller);
    throw error;
  }
}

const tries = 4;

async function companyOf({ accessToken }: Tokens, caller: Caller): Promise<Company> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const answer = await askForCompany(accessToken, caller);
    if (answer && answer.status === 200) return readCompany(answer.body);
    const isTransient = !answer || answer.status >= 500 || answer.status === 429;
    if (!isTransient) {
      const { about } = refusal(answer.status, answer.body);
      throw failedBy(about ?? 'refused');
    }
    if (attempt < tries) await wait(answer?.retryAfterMs ?? 700 * attempt);
  }
  throw failed(activationTexts.noAnswer);
}

async function askForCompany(token: string, caller: Caller): Promise<Answer | undefined> {
  const until = deadlineOf(fortnox.company);
  try {
    await waitForSlot(until);
    return await inSlot(until, () =>
      exchange(
        {
          event: 'Läsa företaget',
          method: 'GET',
          url: `${environment.fortnoxApiUrl()}/companyinformation`,
          headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
          shownRequest: 'GET /companyinformation',
          secrets: [token],
        },
        caller,
      ),
    );
  } catch {
    return undefined;
  }
}

export function readCompany(body: unknown): Company {
  const given = (body as { CompanyInformation?: Record<string, unknown> } | undefined)?.CompanyInformation ?? {};
  const { DatabaseNumber: number, CompanyName: name } = given;
  const databaseNumber = typeof number === 'number' || typeof number === 'string' ? String(number).trim() : '';
  if (databaseNumber === '') throw failed(activationTexts.noAnswer);
  return { databaseNumber, name: typeof name === 'string' && name !== '' ? name : databaseNumber };
}

function failed(message: string): AppError {
  return new AppError(activationFailed, { message });
}

function failedBy(problem: ConnectionProblem): AppError {
  return failed(problemSentence(problem));
}
