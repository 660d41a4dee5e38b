/** Choices of a selector, of those that a search finds. */
export const mostChoices = 50;
