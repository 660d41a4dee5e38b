export const workOrderStatuses = ['Quoted', 'Planned', 'Started', 'Registered', 'Invoiced', 'Cancelled'] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];

export const selectableStatuses = ['Quoted', 'Planned', 'Started', 'Registered', 'Cancelled'] as const;
export type SelectableStatus = (typeof selectableStatuses)[number];

export const bulkStatuses = ['Quoted', 'Planned', 'Registered'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

export const maxBulk = 1_000;

/** The smallest part of an hour or a quantity that the firm registers. */
export const timeSteps = [0.5, 0.25] as const;

export type TimeStep = (typeof timeSteps)[number];

export const missingHoursAnswers = ['estimated', 'zero'] as const;

export type MissingHours = (typeof missingHoursAnswers)[number];

/** The stored helper for anyone (DELA). No helper (INGEN) and a shared owner (DELA) are null. */
export const sharedHelper = -1;
