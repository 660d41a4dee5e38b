import { type HistoryKind, kindTable } from '../codes/kinds.ts';
import { hasRole } from './roles.ts';
import type { Role } from '../codes/roles.ts';

export function maySeeHistory(role: Role, kind: HistoryKind): boolean {
  return hasRole(role, kindTable[kind].history);
}
