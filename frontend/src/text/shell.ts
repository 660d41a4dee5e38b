export const menuText = {
  main: 'Huvudmeny',
  home: 'Hem',
  myDay: 'Min dag',
  owner: 'Ansvarig',
  reviewer: 'Granskare',
  workOrders: 'Insatser',
  share: 'Dela',
  customers: 'Kund',
  projects: 'Projekt',
  contact: 'Kontakt',
  persons: 'Personer',
  addresses: 'Adresser',
  invoices: 'Fakturor',
  invoicing: 'Fakturera',
  overdue: 'Förfallna',
  ledger: 'Reskontra',
  numberSeries: 'Nummerserie',
  settings: 'Inställningar',
  system: 'System',
  dev: 'Dev',
} as const;

export const paletteText = {
  name: 'Sök och gå till',
  nameAndKeys: 'Sök och gå till (Ctrl+K)',
  placeholder: 'Sök namn, nummer eller åtgärd',
  nothing: 'Inga träffar',
  searching: 'Söker …',
  failed: 'Det går inte att söka just nu',
  recent: 'Senaste',
  inactive: 'Inaktivt',
  actions: 'Åtgärder',
  goTo: 'Gå till',
  others: 'Fler sidor och åtgärder',
} as const;

export const pageText = {
  toContent: 'Till innehållet',
  toList: 'Till listan',
  printed: (day: string) => `Utskrivet ${day}`,
} as const;
