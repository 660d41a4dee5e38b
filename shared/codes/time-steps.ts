/** The smallest part of an hour or a quantity that the firm registers. */
export const timeSteps = [0.5, 0.25] as const;

export type TimeStep = (typeof timeSteps)[number];
