export const vacationDays = ['None', 'Half', 'Full'] as const;
export type VacationDay = (typeof vacationDays)[number];

export const staffTimeLogStatuses = ['Draft', 'Submitted'] as const;
export type StaffTimeLogStatus = (typeof staffTimeLogStatuses)[number];

/** How far a person's month has come; derived, never stored. */
export const timeLogStates = ['Missing', 'Started', 'SentBack', 'Submitted', 'Approved'] as const;
export type TimeLogState = (typeof timeLogStates)[number];

/** Approved alone: by its owner, whom nobody else could approve. */
export const timeLogEvents = ['Submitted', 'SentBack', 'Approved', 'ApprovedAlone', 'ApprovalUndone'] as const;
export type TimeLogEvent = (typeof timeLogEvents)[number];
