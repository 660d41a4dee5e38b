export const legalGapsText = {
  lacks: 'Fakturan kan inte skapas. Mervärdesskattelagen (17 kap. 24 §) kräver',
  askSuperAdmin: 'Be en Superadmin fylla i firmans uppgifter.',
} as const;
