/** How many rows a page of a list can have; 0 shows all. */
export const pageSizes = [0, 10, 15, 20, 30, 50] as const;
