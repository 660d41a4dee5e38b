/** Texts of a user's display settings. */
export const preferencesText = {
  look: 'Utseende',
  fontSize: 'Textstorlek',
  fontSizes: { 16: 'Normal (16)', 18: 'Stor (18)', 20: 'Gigantisk (20)' },
  rows: 'Rader per sida',
  rowsHint: 'Vad listorna visar från början. Varje lista kan ändras för sig.',
  projects: 'Projekt',
  workOrders: 'Insatser',
  others: 'Övriga listor',
  showAll: 'Visa alla',
  statuses: 'Insatser som visas',
  statusesHint: 'Statusar som visas i listan med alla insatser.',
  keys: 'Tangentbord',
  singleKeys: 'Kortkommandon med en enda tangent',
  singleKeysHint: 'N, F och ? utan Ctrl. Stäng av dem om du styr datorn med rösten eller ofta kommer åt en tangent.',
  saved: 'Inställningar sparade',
  notSaved: 'Kunde inte spara inställningar',
} as const;
