/** Names the standard price list of a year. */
export const defaultListName = (year: number) => `Standard ${year}`;
