export const ownAccount = { code: 'own_account', status: 409, message: 'Du kan inte radera dig själv.' } as const;

export const lastDeveloper = {
  code: 'last_developer',
  status: 409,
  message: 'Den sista utvecklaren kan varken raderas eller få en annan roll.',
} as const;

export const keyRefused = { code: 'key_refused', status: 409, message: 'Nyckeln godtogs inte. Börja om.' } as const;

export const lastKey = {
  code: 'last_key',
  status: 409,
  message: 'Din roll kräver en andra faktor. Lägg till en ny nyckel innan du tar bort den sista.',
} as const;
