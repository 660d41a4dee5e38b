export const legalGapsText = {
  notIssued: 'Fakturan kan inte skapas.',
  required: 'Mervärdesskattelagen (17 kap. 24 §) kräver',
  askSuperAdmin: 'Be en superadmin fylla i firmans uppgifter.',
} as const;
