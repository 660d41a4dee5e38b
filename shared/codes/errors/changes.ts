export const conflict = {
  code: 'conflict',
  status: 409,
  message: 'Uppgiften har ändrats under tiden. Läs in den igen.',
} as const;

export const staleVersion = {
  code: 'stale_version',
  status: 409,
  message: 'Uppgiften har ändrats av någon annan.',
} as const;
