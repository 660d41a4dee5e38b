import type { Grant, GrantChoice } from '../codes/grants.ts';
import { type Role, roles } from '../codes/roles.ts';

/** The rights of a user. A session that a browser has from an earlier version has only the role. */
export type Rights = {
  role: Role;
  overviewAccess?: GrantChoice | undefined;
  absenceAccess?: GrantChoice | undefined;
};

/** What a call or a screen requires: the least role, and the right that decides instead if it is set. */
type Gate = { role: Role; grant?: Grant | undefined };

export function hasRole(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

const choiceOf: Record<Grant, (rights: Rights) => GrantChoice | undefined> = {
  overview: ({ overviewAccess }) => overviewAccess,
  absences: ({ absenceAccess }) => absenceAccess,
};

export function isLetIn(rights: Rights, { role, grant }: Gate): boolean {
  const choice = (grant && choiceOf[grant](rights)) ?? 'ByRole';
  return choice === 'ByRole' ? hasRole(rights.role, role) : choice === 'Given';
}
