import type { HistoryKind } from '../schemas/history.ts';
import { hasRole } from './roles.ts';
import type { Role } from '../codes/roles.ts';

const least: Partial<Record<HistoryKind, Role>> = {
  user: 'SuperAdmin',
  'price-list-default': 'SuperAdmin',
  'price-list-customer': 'SuperAdmin',
  'system-settings': 'SuperAdmin',
  'fortnox-difference': 'SuperAdmin',
};

export function maySeeHistory(role: Role, kind: HistoryKind): boolean {
  return hasRole(role, least[kind] ?? 'Staff');
}
