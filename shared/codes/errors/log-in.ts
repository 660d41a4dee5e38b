export const wrongLogin = { code: 'wrong_login', status: 401, message: 'Fel initialer eller PIN.' } as const;

export const unknownAccount = {
  code: 'unknown_account',
  status: 403,
  message:
    'Kontot hör inte till någon användare i Klang. Logga in med PIN, eller be en superadmin se över din e-postadress.',
} as const;

export const pinNotAllowed = {
  code: 'pin_not_allowed',
  status: 403,
  message: 'PIN är avstängt. Logga in med Microsoft eller Google.',
} as const;

export const wrongKey = {
  code: 'wrong_key',
  status: 401,
  message: 'Nyckeln godtogs inte. Försök igen, eller logga in med initialer och PIN.',
} as const;

export const wrongCode = { code: 'wrong_code', status: 401, message: 'Koden är fel eller redan använd.' } as const;

export const logInExpired = {
  code: 'log_in_expired',
  status: 401,
  message: 'Det gick för lång tid. Börja om med initialer och PIN.',
} as const;

export const invalidResetLink = {
  code: 'invalid_reset_link',
  status: 422,
  message: 'Länken är redan använd eller för gammal. Begär en ny.',
} as const;

export const logInInterrupted = {
  code: 'log_in_interrupted',
  status: 422,
  message: 'Inloggningen avbröts eller tog för lång tid. Försök igen.',
} as const;

export const logInRefused = {
  code: 'log_in_refused',
  status: 422,
  message: 'Inloggningen godtogs inte. Försök igen, eller logga in med PIN.',
} as const;

export const tooManyAttempts = {
  code: 'too_many_attempts',
  status: 429,
  message: 'För många försök. Vänta en stund och försök igen.',
} as const;

export const providerUnavailable = {
  code: 'provider_unavailable',
  status: 502,
  message: 'Det går inte att nå inloggningen just nu. Logga in med PIN, eller försök igen om en stund.',
} as const;
