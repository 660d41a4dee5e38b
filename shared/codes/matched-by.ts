export const matchedBy = ['organisationNumber', 'name'] as const;
