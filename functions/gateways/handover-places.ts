/** Prefixes of the handover bucket, and the retention in days. */
export const handoverPlaces = {
  answers: { prefix: 'answers/', days: 1 },
  exports: { prefix: 'exports/', days: 7 },
} as const;
