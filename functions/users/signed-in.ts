import type { GrantChoice } from '../../shared/codes/grants.ts';
import type { Role } from '../../shared/codes/roles.ts';

export type SignedInUser = {
  userId: number;
  initials: string;
  firstName: string;
  lastName: string;
  role: Role;
  overviewAccess: GrantChoice;
  absenceAccess: GrantChoice;
  sessionGeneration: number;
};
