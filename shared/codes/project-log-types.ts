/** Users write Manual entries; the others are written by the system and never change. */
export const projectLogTypes = ['Manual', 'Project', 'WorkOrder', 'Invoice'] as const;
export type ProjectLogType = (typeof projectLogTypes)[number];

/** Calls have a type's place in the list. */
export const manualLogType = 0;
