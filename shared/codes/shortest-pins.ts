export const shortestPins = [6, 8] as const;
