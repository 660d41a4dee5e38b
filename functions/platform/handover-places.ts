export const handoverPlaces = {
  answers: { prefix: 'answers/', days: 1 },
  exports: { prefix: 'exports/', days: 7 },
} as const;
