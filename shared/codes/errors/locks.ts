export const locked = { code: 'locked', status: 409, message: 'Uppgiften är fakturerad och kan inte ändras.' } as const;

export const notSubmitted = { code: 'not_submitted', status: 409, message: 'Tidloggen är inte inskickad.' } as const;

export const writtenBySystem = {
  code: 'written_by_system',
  status: 409,
  message: 'Posten är skriven av Klang och kan inte ändras eller tas bort.',
} as const;

export const notRestorable = { code: 'not_restorable', status: 409, message: 'Det går inte att återställa.' } as const;

export const changedSince = {
  code: 'changed_since',
  status: 409,
  message: 'Uppgiften har ändrats sedan dess, så det går inte att ångra.',
} as const;
