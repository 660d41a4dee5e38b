import { type ProjectLog, manualLogType } from '../schemas/project-log.ts';
import { hasRole } from './roles.ts';
import type { Role } from '../codes/roles.ts';

type Entry = Pick<ProjectLog, 'logType' | 'userId'>;

/** True for entries written by a user; system entries never change. */
export function isManual({ logType }: Pick<ProjectLog, 'logType'>): boolean {
  return logType === manualLogType;
}

/** True if the user may change or delete the entry: its author, and SuperAdmin or higher. */
export function mayChangeLog(user: { userId: number; role: Role }, entry: Entry): boolean {
  return isManual(entry) && (user.userId === entry.userId || hasRole(user.role, 'SuperAdmin'));
}
