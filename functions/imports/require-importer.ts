import { AppError } from '../../shared/codes/errors.ts';
import { forbidden } from '../../shared/codes/errors/every-call.ts';
import { type ImportKind, importRoles } from '../../shared/codes/import-kinds.ts';
import { hasRole } from '../../shared/domain/roles.ts';
import type { SignedInUser } from '../users/signed-in.ts';

/** @throws 403 when the user may not create such records one by one */
export function requireImporter(user: SignedInUser, kind: ImportKind): void {
  if (!hasRole(user.role, importRoles[kind])) throw new AppError(forbidden);
}
