import type { ProductType } from '../codes/product-types.ts';

export const quotationText = {
  title: 'Offert',
  from: 'Från',
  organisationNumber: 'Org.nr',
  customer: 'Kund',
  address: 'Adress',
  project: 'Projekt',
  theirReference: 'Er referens',
  ourReference: 'Vår referens',
  day: 'Datum',
  validUntil: 'Gäller till och med',
  terms: 'Villkor',
  description: 'Beskrivning',
  product: 'Produkt',
  kind: 'Slag',
  quantity: 'Tid / antal',
  unit: 'Enhet',
  unitPrice: 'À-pris',
  sum: 'Summa exkl. moms',
  vat: 'Alla belopp är i kronor, exklusive moms.',
} as const;

/** What a customer calls each type of product. */
export const quotedKinds: Record<ProductType, string> = {
  Rate: 'Arbete',
  Rent: 'Hyra',
  Expense: 'Omkostnader',
  Mileage: 'Milersättning',
  Subconsultant: 'Underkonsulter',
};

/** @param made as 'YYYY-MM-DD' */
export const quotationFile = (projectCode: string, made: string): string => `Offert ${projectCode} ${made}.pdf`;
