/** The choices of the least length of new PINs; the last is the default. */
export const shortestPins = [6, 8] as const;
