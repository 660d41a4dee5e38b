export const missingHoursAnswers = ['estimated', 'zero'] as const;

export type MissingHours = (typeof missingHoursAnswers)[number];
