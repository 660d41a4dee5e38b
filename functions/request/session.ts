import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../../shared/codes/errors.ts';
import { signedOut } from '../../shared/codes/errors/every-call.ts';
import type { Route } from '../../shared/contract/route.ts';
import { findSessionUser } from '../users/session-store.ts';
import type { SignedInUser } from '../users/signed-in.ts';
import type { Middleware } from './middleware.ts';

/** @template User undefined in calls that need no session */
export type Session<User extends SignedInUser | undefined = SignedInUser | undefined> = {
  now: Date;
  /** Of the session, or ''. A call that needs none may have one. */
  token: string;
  user: User;
};

/**
 * Finds the caller's session, unless the call is public. Nothing of a call is done before.
 * @throws signed_out
 */
export function findSession({ role }: Route): Middleware<Session> {
  return {
    before: async ({ event, context }) => {
      const token = bearerToken(event);
      context.now = new Date();
      context.token = token ?? '';
      context.user = role === 'public' ? undefined : await signedInUser(token, context.now);
    },
  };
}

function bearerToken(event: APIGatewayProxyEventV2): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(event.headers['authorization'] ?? '')?.[1];
}

async function signedInUser(token: string | undefined, now: Date): Promise<SignedInUser> {
  const user = token ? await findSessionUser(token, now) : undefined;
  if (!user) throw new AppError(signedOut);
  const { initials, firstName, lastName, role, overviewAccess, absenceAccess, sessionGeneration } = user.data;
  const rights = { role, overviewAccess, absenceAccess };
  return { userId: user.id, initials, firstName, lastName, ...rights, sessionGeneration };
}
