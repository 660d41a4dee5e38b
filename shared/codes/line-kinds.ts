export const lineKinds = [
  'Work',
  'Instalment',
  'OnAccount',
  'Deduction',
  'Expense',
  'Mileage',
  'Subconsultant',
] as const;

export type LineKind = (typeof lineKinds)[number];
