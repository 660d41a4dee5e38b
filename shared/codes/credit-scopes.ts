export const creditScopes = ['Whole', 'Part', 'Rest'] as const;

export type CreditScope = (typeof creditScopes)[number];
