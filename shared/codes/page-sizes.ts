export const pageSizes = [0, 10, 15, 20, 30, 50] as const;
