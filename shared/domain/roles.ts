import { type Role, roles } from '../codes/roles.ts';

/** Each role includes the roles before it. */
export function hasRole(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}
