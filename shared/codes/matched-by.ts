export const matchedBy = ['organisationNumber', 'name', 'likeName'] as const;
export type MatchedBy = (typeof matchedBy)[number];
