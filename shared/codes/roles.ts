export const roles = ['Staff', 'SuperAdmin', 'Developer'] as const;

export type Role = (typeof roles)[number];
