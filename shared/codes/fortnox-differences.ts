export const differenceKinds = [
  'missing',
  'twice',
  'unknown',
  'number',
  'customer',
  'total',
  'vat',
  'texts',
  'ocr',
  'invoiceDate',
  'dueDate',
  'status',
  'unsettled',
  'partPaid',
  'overpaid',
  'foreign',
  'creditedThere',
  'restSettled',
  'creditCancelled',
  'creditsLeft',
  'notCancelled',
  'deducted',
  'sameNumber',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** Found when an invoice's status changes, not by a comparison: they stay until a person ticks them off. */
export const kindsOfChanges: readonly DifferenceKind[] = ['restSettled', 'deducted'];

/** Whose invoice may not be owed: a person can cancel it in Klang, which releases its work orders. */
export const kindsToCancel: readonly DifferenceKind[] = ['missing', 'creditedThere'];

export const maxReasonLength = 500;

/** Open: listed as needing attention. Settled: ticked off with a reason. Mended: the difference is gone. */
export const differenceStates = ['Open', 'Settled', 'Mended'] as const;

export type DifferenceState = (typeof differenceStates)[number];
