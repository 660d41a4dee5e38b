import type { ConnectionProblem } from '../../shared/codes/connection-problems.ts';
import { refreshTokenDays } from '../../shared/codes/connection-problems.ts';
import { any, differs, equals, lacks } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';
import type { Data } from '../data/core/records.ts';
import { type SecretChanges, saveSecrets } from '../settings/secret-store.ts';
import {
  getFortnoxConnection,
  getSystemSecrets,
  noFortnoxConnection,
  saveSettings,
} from '../settings/settings-store.ts';
import { retryContention } from '../data/core/contention.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';

type Connection = Data<'fortnox-connection'>;
type Tokens = { accessToken: string; accessTokenDiesAt: Date; refreshToken: string | undefined };

export async function readLink(): Promise<{ connection: Connection; secrets: Data<'system-secrets'> }> {
  const [connection, secrets] = await Promise.all([getFortnoxConnection(), getSystemSecrets()]);
  return { connection: connection.data, secrets: secrets.data };
}

const maxRetries = 60;

/**
 * Changes the link and its tokens in one transaction, and retries on contention: a lost refresh token cannot be fetched
 * again.
 * @param change gives the new link; undefined leaves everything unchanged
 */
function changeLink(
  change: (before: Connection) => { connection: Connection; secrets?: SecretChanges } | undefined,
  userId = 0,
): Promise<void> {
  return retryContention(maxRetries, async () => {
    const unit = new UnitOfWork(userId);
    const before = await getFortnoxConnection();
    const after = change(before.data);
    if (!after) return;
    if (JSON.stringify(after.connection) !== JSON.stringify(before.data)) saveSettings(unit, before, after.connection);
    if (after.secrets) await saveSecrets(unit, after.secrets);
    await unit.commit(null);
  });
}

function secretsOf({ accessToken, accessTokenDiesAt, refreshToken }: Tokens, now: Date): SecretChanges {
  return {
    fortnoxAccessToken: { value: accessToken, expiresAt: accessTokenDiesAt },
    ...(refreshToken !== undefined && {
      fortnoxRefreshToken: { value: refreshToken, expiresAt: refreshTokenEnd(now) },
    }),
  };
}

function refreshTokenEnd(now: Date): Date {
  return new Date(now.getTime() + refreshTokenDays * 24 * 60 * 60_000);
}

export function keepNewLink(
  tokens: Tokens,
  made: { company: Connection['company']; isService: boolean; userId: number; now: Date },
): Promise<void> {
  const { company, isService, userId, now } = made;
  return changeLink(
    () => ({
      connection: {
        state: 'Connected',
        problem: null,
        company,
        isService,
        connectedAt: now.toISOString(),
        connectedBy: userId,
        refreshTokenDiesAt: tokens.refreshToken === undefined ? null : refreshTokenEnd(now).toISOString(),
      },
      secrets: {
        fortnoxRefreshToken: null,
        ...secretsOf(tokens, now),
        fortnoxAuthorizationCode: null,
      },
    }),
    userId,
  );
}

export function keepRenewedTokens(tokens: Tokens, now: Date): Promise<void> {
  return changeLink((before) => ({
    connection: {
      ...before,
      state: 'Connected',
      problem: before.problem?.part === tokenPart ? null : before.problem,
      ...(tokens.refreshToken !== undefined && { refreshTokenDiesAt: refreshTokenEnd(now).toISOString() }),
    },
    secrets: secretsOf(tokens, now),
  }));
}

export const tokenPart = 'token';

/** The tokens are discarded: only a new link helps. */
export function breakLink(name: ConnectionProblem, now: Date): Promise<void> {
  return changeLink((before) =>
    before.state === 'Connected'
      ? {
          connection: {
            ...before,
            state: 'Broken',
            problem: { name, part: tokenPart, since: now.toISOString() },
            refreshTokenDiesAt: null,
          },
          secrets: { fortnoxAccessToken: null, fortnoxRefreshToken: null },
        }
      : undefined,
  );
}

/** A successful call to that part clears it. */
export function noteLinkProblem(name: ConnectionProblem, part: string, now: Date): Promise<void> {
  return changeLink((before) =>
    before.problem?.name === name && before.problem.part === part
      ? undefined
      : { connection: { ...before, problem: { name, part, since: now.toISOString() } } },
  );
}

export function forgetLinkProblem(part: string): Promise<void> {
  return changeLink((before) =>
    before.problem?.part === part ? { connection: { ...before, problem: null } } : undefined,
  );
}

export async function removeLink(unit: UnitOfWork): Promise<void> {
  saveSettings(unit, await getFortnoxConnection(), noFortnoxConnection);
  await saveSecrets(unit, {
    fortnoxAccessToken: null,
    fortnoxRefreshToken: null,
    fortnoxAuthorizationCode: null,
  });
}

export async function noteWarning(diesAt: string): Promise<boolean> {
  const { isDone } = await updateIf(keys.fortnoxWarning(), {
    set: { diesAt },
    onlyIf: any(lacks('diesAt'), differs('diesAt', diesAt)),
  });
  return isDone;
}

export async function forgetWarning(diesAt: string): Promise<void> {
  await updateIf(keys.fortnoxWarning(), { set: { diesAt: '' }, onlyIf: equals({ diesAt }) });
}
