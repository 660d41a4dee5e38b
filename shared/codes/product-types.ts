export const productTypes = ['Rate', 'Rent', 'Expense', 'Mileage', 'Subconsultant'] as const;

export type ProductType = (typeof productTypes)[number];

/** Priced by what was paid for them and a mark-up. The others have their price in price lists. */
export function isCostPriced(type: ProductType): boolean {
  return type === 'Expense' || type === 'Subconsultant';
}

/** Measured in hours: the firm's own, or those of a subconsultant. Only the former are the staff's. */
export function isInHours(type: ProductType): boolean {
  return type === 'Rate' || type === 'Subconsultant';
}

/** The usual accounts of sales (BAS): invoiced travel and other costs, and services within Sweden. */
export const accountOfType: Readonly<Record<ProductType, number>> = {
  Rate: 3001,
  Rent: 3001,
  Expense: 3590,
  Mileage: 3550,
  Subconsultant: 3041,
};
