/** Open: listed as needing attention. Settled: ticked off with a reason. Mended: the difference is gone. */
export const differenceStates = ['Open', 'Settled', 'Mended'] as const;

export type DifferenceState = (typeof differenceStates)[number];
