export const unreadableRequest = {
  code: 'unreadable_request',
  status: 400,
  message: 'Anropet gick inte att läsa.',
} as const;

export const signedOut = { code: 'signed_out', status: 401, message: 'Sessionen är slut. Logga in igen.' } as const;

export const forbidden = { code: 'forbidden', status: 403, message: 'Du saknar behörighet.' } as const;

export const notFound = {
  code: 'not_found',
  status: 404,
  message: 'Det du söker finns inte eller är borttaget.',
} as const;

export const tooLarge = { code: 'too_large', status: 413, message: 'Det som skickades är för stort.' } as const;

export const invalidFields = { code: 'invalid_fields', status: 422, message: 'Kontrollera uppgifterna.' } as const;

export const keyReused = {
  code: 'key_reused',
  status: 422,
  message: 'Samma Idempotency-Key har använts för ett annat anrop.',
} as const;

export const internal = {
  code: 'internal',
  status: 500,
  message: 'Något gick fel hos oss. Försök igen om en stund.',
} as const;

export const unanswered = {
  code: 'unanswered',
  status: 503,
  message: 'Systemet hinner inte svara just nu. Försök igen om en stund.',
} as const;

export const uncertain = {
  code: 'uncertain',
  status: 504,
  message:
    'Osäkert: databasen svarade inte i tid, så det kan vara sparat eller inte. Läs in på nytt och se efter innan du gör om det.',
} as const;

export const busy = { code: 'busy', status: 503, message: 'Många sparar samtidigt just nu. Försök igen.' } as const;
