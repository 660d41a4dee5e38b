export const fortnoxLinked = {
  code: 'fortnox_linked',
  status: 409,
  message: 'Klang är kopplat till Fortnox, och där sätts fakturornas status.',
} as const;

export const fortnoxNotLinked = {
  code: 'fortnox_not_linked',
  status: 409,
  message: 'Klang är inte kopplat till Fortnox.',
} as const;

export const fortnoxRefused = {
  code: 'fortnox_refused',
  status: 409,
  message: 'Fortnox godtog inte uppgifterna.',
} as const;

export const activationFailed = {
  code: 'activation_failed',
  status: 422,
  message: 'Kunde inte koppla Klang till Fortnox.',
} as const;

export const fortnoxUnavailable = {
  code: 'fortnox_unavailable',
  status: 503,
  message: 'Fortnox svarar inte just nu. Försök igen om en stund.',
} as const;
