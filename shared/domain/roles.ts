import { type Role, roles } from '../codes/roles.ts';

/** True if a role includes another: Staff < SuperAdmin < Developer. */
export function hasRole(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}
