/** Choices of a selector, of those that a search finds. */
export const maxChoices = 50;
