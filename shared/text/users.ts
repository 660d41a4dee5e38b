import type { GrantChoice } from '../codes/grants.ts';
import type { Role } from '../codes/roles.ts';

export const grantChoiceLabels: Record<GrantChoice, string> = {
  ByRole: 'Enligt rollen',
  Given: 'Ja',
  Denied: 'Nej',
};

export const roleLabels: Record<Role, string> = {
  Staff: 'Konsult',
  SuperAdmin: 'Superadmin',
  Developer: 'Utvecklare',
};

/** Within a sentence: be en superadmin. */
export const roleNames: Record<Role, string> = {
  Staff: 'konsult',
  SuperAdmin: 'superadmin',
  Developer: 'utvecklare',
};
