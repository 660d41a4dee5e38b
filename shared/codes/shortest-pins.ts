/** How short a new PIN may be, by the firm's setting; without one the last. */
export const shortestPins = [6, 8] as const;
