export const pageSizes = [0, 10, 15, 20, 30, 50] as const;

/** Choices of a selector, of those that a search finds. */
export const maxChoices = 50;
