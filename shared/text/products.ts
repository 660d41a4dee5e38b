import type { ProductType } from '../codes/product-types.ts';

export const productTypeLabels: Record<ProductType, string> = {
  Rate: 'Taxa',
  Rent: 'Hyra',
  Expense: 'Omkostnad',
  Mileage: 'Milersättning',
  Subconsultant: 'Underkonsult',
};

export const unitLabels: Record<ProductType, string> = {
  Rate: 'tim',
  Rent: 'st',
  Expense: 'st',
  Mileage: 'km',
  Subconsultant: 'tim',
};

/** Headings of an invoice's lines; lines of other types have one only by their product. */
export const lineHeadings: Partial<Record<ProductType, string>> = {
  Expense: 'Omkostnader',
  Mileage: 'Milersättning',
  Subconsultant: 'Underkonsulter',
};
