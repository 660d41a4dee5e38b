export const differenceKinds = [
  'missing',
  'twice',
  'unknown',
  'number',
  'customer',
  'total',
  'vat',
  'ocr',
  'invoiceDate',
  'dueDate',
  'status',
  'unsettled',
  'partPaid',
  'overpaid',
  'foreign',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];
