/** As helper: anyone may take it (DELA). No helper (INGEN) and a shared owner (DELA) are null. */
export const sharedHelper = -1;
