import { type Role, roles } from '../codes/roles.ts';

export function hasRole(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}
