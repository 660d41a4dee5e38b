/** The kinds of records that are a person, who may ask for a copy of their data, or for their erasure. */
export const personKinds = ['contact', 'user'] as const;
export type PersonKind = (typeof personKinds)[number];
