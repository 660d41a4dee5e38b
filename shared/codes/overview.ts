/** The periods of the page 'Översikt', and what each is compared with. */
export const overviewPeriods = ['this-year', 'last-year', 'twelve-months', 'this-quarter'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

export const comparisons = ['year-before', 'period-before', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/** How many days ago registered or offered work is dated. The first age also has what is dated ahead. */
export const workAges = [
  { from: 0, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: undefined },
] as const;
