import { type Role, roles } from '../codes/roles.ts';

/** Whether a role reaches another: Staff < SuperAdmin < Developer. */
export function hasRole(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}
