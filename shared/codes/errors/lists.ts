export const listOpening = {
  code: 'list_opening',
  status: 503,
  message: 'Listan läses in från början och är snart klar. Försök igen om en stund.',
} as const;
