export const vacationDays = ['None', 'Half', 'Full'] as const;
export type VacationDay = (typeof vacationDays)[number];

export const staffTimeLogStatuses = ['Draft', 'Submitted'] as const;
export type StaffTimeLogStatus = (typeof staffTimeLogStatuses)[number];
