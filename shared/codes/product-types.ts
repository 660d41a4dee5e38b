export const productTypes = ['Rate', 'Rent'] as const;

export type ProductType = (typeof productTypes)[number];
