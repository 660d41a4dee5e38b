/** What an entry is about. A person writes Manual ones; the others are the system's, and never change. */
export const projectLogTypes = ['Manual', 'Project', 'WorkOrder', 'Invoice'] as const;
export type ProjectLogType = (typeof projectLogTypes)[number];
