/** Users write Manual entries; the others are written by the system and never change. */
export const projectLogTypes = ['Manual', 'Project', 'WorkOrder', 'Invoice'] as const;
export type ProjectLogType = (typeof projectLogTypes)[number];
