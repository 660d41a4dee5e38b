import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../../shared/codes/errors.ts';
import { signedOut } from '../../shared/codes/errors/every-call.ts';
import type { Route } from '../../shared/contract/route.ts';
import type { Key } from '../data/core/keys.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { type ReadAlong, findSessionUser } from '../users/session-store.ts';
import type { SignedInUser } from '../users/signed-in.ts';
import { storedAnswerKey } from './idempotency-key.ts';
import type { Middleware } from './middleware.ts';

/** @template User undefined in calls that need no session */
export type CallerSession<User extends SignedInUser | undefined = SignedInUser | undefined> = {
  now: Date;
  /** The token of the session, or ''. A call that needs no session may have one. */
  token: string;
  user: User;
  /** What was read with the session: the stored answer of the call's idempotency key, or the record of a read-only call. */
  readAlong?: ReadAlong | undefined;
};

/** The record that a read-only call reads, if its path names one. */
export type RecordKey = (event: APIGatewayProxyEventV2) => Key | undefined;

/**
 * Finds the caller's session, unless the call is public. Nothing of a call is done before.
 * @param recordKey of what is read in the same request
 * @throws signed_out
 */
export function findSession(route: Route, recordKey: RecordKey = () => undefined): Middleware<CallerSession> {
  return {
    before: async ({ event, context }) => {
      const token = bearerToken(event);
      context.now = new Date();
      context.token = token ?? '';
      context.user = undefined;
      if (route.role === 'public') return;
      const alongOf = (userId: number) => storedAnswerKey(route, event, userId) ?? recordKey(event);
      const found = token ? await findSessionUser(token, context.now, alongOf) : undefined;
      if (!found) throw new AppError(signedOut);
      context.user = signedIn(found.user);
      context.readAlong = found.along;
    },
  };
}

function bearerToken(event: APIGatewayProxyEventV2): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(event.headers['authorization'] ?? '')?.[1];
}

function signedIn({ id, data }: StoredRecord<'user'>): SignedInUser {
  const { initials, firstName, lastName, role, overviewAccess, absenceAccess, sessionGeneration } = data;
  const rights = { role, overviewAccess, absenceAccess };
  return { userId: id, initials, firstName, lastName, ...rights, sessionGeneration };
}
