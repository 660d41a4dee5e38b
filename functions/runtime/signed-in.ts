import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../../shared/codes/errors.ts';
import { findSessionUser, ownerOfSession } from '../stores/users/session-store.ts';
import type { Role } from '../../shared/codes/roles.ts';

export type SignedIn = {
  userId: number;
  initials: string;
  firstName: string;
  lastName: string;
  role: Role;
  sessionGeneration: number;
};

export function bearerToken(event: APIGatewayProxyEventV2): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(event.headers['authorization'] ?? '')?.[1];
}

/** Whose call it is if the session still holds, known without reading. */
export function probableUserId(event: APIGatewayProxyEventV2): number | undefined {
  const token = bearerToken(event);
  return token === undefined ? undefined : ownerOfSession(token);
}

export async function signedInUser(event: APIGatewayProxyEventV2, now: Date): Promise<SignedIn> {
  const token = bearerToken(event);
  const user = token ? await findSessionUser(token, now) : undefined;
  if (!user) throw new AppError('signed_out');
  const { initials, firstName, lastName, role, sessionGeneration } = user.data;
  return { userId: user.id, initials, firstName, lastName, role, sessionGeneration };
}
