/** The stored helper for anyone (DELA). No helper (INGEN) and a shared owner (DELA) are null. */
export const sharedHelper = -1;
