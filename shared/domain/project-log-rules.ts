import { type ProjectLog, manualLogType } from '../schemas/project-log.ts';
import { hasRole } from './roles.ts';
import type { Role } from '../codes/roles.ts';

type Entry = Pick<ProjectLog, 'logType' | 'userId'>;

/** Whether a person wrote the entry; what the system writes never changes. */
export function isManual({ logType }: Pick<ProjectLog, 'logType'>): boolean {
  return logType === manualLogType;
}

/** Who may change or delete an entry that a person wrote: its author, and SuperAdmin and up. */
export function mayChangeLog(user: { userId: number; role: Role }, entry: Entry): boolean {
  return isManual(entry) && (user.userId === entry.userId || hasRole(user.role, 'SuperAdmin'));
}
