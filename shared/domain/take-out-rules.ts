import { type Rights, hasRole, isLetIn } from './roles.ts';
import { timeLogsOfOthers } from './staff-time-log.ts';

/** An archive of everything holds the time logs of all: a SuperAdmin who may not read those may not take it out. */
export function mayTakeOutEverything(rights: Rights): boolean {
  return hasRole(rights.role, 'SuperAdmin') && isLetIn(rights, timeLogsOfOthers);
}
