export const alreadyExists = { code: 'already_exists', status: 409, message: 'Uppgiften finns redan.' } as const;

export const inUse = { code: 'in_use', status: 409, message: 'Uppgiften används och kan inte tas bort.' } as const;
