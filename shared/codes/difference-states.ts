/** Open: it stands in the list of what needs attention. Settled: somebody ticked it off, and why. Mended: it is gone. */
export const differenceStates = ['Open', 'Settled', 'Mended'] as const;

export type DifferenceState = (typeof differenceStates)[number];
