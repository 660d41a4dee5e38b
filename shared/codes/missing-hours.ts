/** How to fill rate lines with neither worked nor invoiceable hours when their work order is registered. */
export const missingHoursAnswers = ['estimated', 'zero'] as const;

export type MissingHours = (typeof missingHoursAnswers)[number];
