import { manualLogType } from '../codes/projects.ts';
import type { ProjectLog } from '../schemas/project-log.ts';
import { hasRole } from './roles.ts';
import type { Role } from '../codes/roles.ts';

type Entry = Pick<ProjectLog, 'logType' | 'userId'>;

export function isManual({ logType }: Pick<ProjectLog, 'logType'>): boolean {
  return logType === manualLogType;
}

export function mayChangeLog(user: { userId: number; role: Role }, entry: Entry): boolean {
  return isManual(entry) && (user.userId === entry.userId || hasRole(user.role, 'SuperAdmin'));
}
