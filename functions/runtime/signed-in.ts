import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../../shared/codes/errors.ts';
import { findSessionUser, ownerOfSession } from '../stores/users/session-store.ts';
import type { GrantChoice } from '../../shared/codes/grants.ts';
import type { Role } from '../../shared/codes/roles.ts';

export type SignedIn = {
  userId: number;
  initials: string;
  firstName: string;
  lastName: string;
  role: Role;
  overviewAccess: GrantChoice;
  absenceAccess: GrantChoice;
  sessionGeneration: number;
};

export function bearerToken(event: APIGatewayProxyEventV2): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(event.headers['authorization'] ?? '')?.[1];
}

/** Users as earlier calls found them. */
const earlier = new Map<number, SignedIn>();

/** Whose call it is if the session still holds and its user has not changed, known without reading. */
export function probableUser(event: APIGatewayProxyEventV2): SignedIn | undefined {
  const token = bearerToken(event);
  const userId = token === undefined ? undefined : ownerOfSession(token);
  return userId === undefined ? undefined : earlier.get(userId);
}

export async function signedInUser(event: APIGatewayProxyEventV2, now: Date): Promise<SignedIn> {
  const token = bearerToken(event);
  const user = token ? await findSessionUser(token, now) : undefined;
  if (!user) throw new AppError('signed_out');
  const { initials, firstName, lastName, role, overviewAccess, absenceAccess, sessionGeneration } = user.data;
  const rights = { role, overviewAccess, absenceAccess };
  const signedIn = { userId: user.id, initials, firstName, lastName, ...rights, sessionGeneration };
  earlier.set(user.id, signedIn);
  return signedIn;
}
