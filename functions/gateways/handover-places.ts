/** Where files that are handed over lie in their bucket, and for how many days. */
export const handoverPlaces = {
  answers: { prefix: 'answers/', days: 1 },
  exports: { prefix: 'exports/', days: 7 },
} as const;
