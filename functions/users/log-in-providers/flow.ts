import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type LogInProvider, logInProviders } from '../../../shared/codes/log-in-providers.ts';
import { deviceKey } from '../device-key-store.ts';
import { isNew } from '../../data/core/condition.ts';
import { keys } from '../../data/core/keys.ts';
import { putItem } from '../../data/core/write-item.ts';

/**
 * A login that has been begun and not finished. The browser keeps it in a signed cookie; state, nonce and the verifier
 * of PKCE are derived from it with the server's key, so that nobody else knows them and nothing is stored.
 */
export type Flow = { id: string; provider: LogInProvider; state: string; nonce: string; codeVerifier: string };

const cookieName = '__Host-klang-log-in';
const lastsSeconds = 10 * 60;
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const usedForSeconds = 60 * 60;

/** @returns the flow, and the cookie that `flowIn` reads */
export async function beginFlow(provider: LogInProvider, now: Date): Promise<{ flow: Flow; cookie: string }> {
  const key = await deviceKey();
  const expiresAt = Math.floor(now.getTime() / 1000) + lastsSeconds;
  const facts = [provider, expiresAt, randomBytes(24).toString('base64url')].join('.');
  const value = `${facts}.${derived(key, 'cookie', facts)}`;
  return {
    flow: flowOf(key, provider, facts),
    cookie: `${cookieName}=${value}; Max-Age=${lastsSeconds}; ${attributes}`,
  };
}

/** @returns the caller's flow, unless it is forged or too old */
export async function flowIn(cookies: readonly string[], now: Date): Promise<Flow | undefined> {
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  const [name = '', expiresAt = '', random = '', signature = ''] = value?.split('.') ?? [];
  const provider = logInProviders.find((one) => one === name);
  if (!provider) return undefined;
  const key = await deviceKey();
  const facts = [name, expiresAt, random].join('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(derived(key, 'cookie', facts))];
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs && Number(expiresAt) * 1000 > now.getTime() ? flowOf(key, provider, facts) : undefined;
}

/** Marks a login at a provider as used. @returns false if it was used before */
export function useLogIn(flowId: string, now: Date): Promise<boolean> {
  return putItem({ ...keys.usedLogIn(flowId), ttl: Math.floor(now.getTime() / 1000) + usedForSeconds }, isNew);
}

export const endedFlowCookie = `${cookieName}=; Max-Age=0; ${attributes}`;

function flowOf(key: Buffer, provider: LogInProvider, facts: string): Flow {
  const of = (use: string) => derived(key, use, facts);
  return { id: of('id'), provider, state: of('state'), nonce: of('nonce'), codeVerifier: of('verifier') };
}

/** 43 characters, which RFC 7636 (4.1) asks of a verifier. */
function derived(key: Buffer, use: string, facts: string): string {
  return createHmac('sha256', key).update(`log-in ${use} ${facts}`).digest('base64url');
}
