/** Apart from the other texts of Fortnox: each page shows it. */
export const connectionText = {
  testing: 'Testar kopplingen till Fortnox',
  linked: (company: string) => `Kopplat till Fortnox: ${company}`,
  failed: 'Testkoppling misslyckades',
} as const;
