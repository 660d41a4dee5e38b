export const menuText = {
  main: 'Huvudmeny',
  home: 'Hem',
  contact: 'Kontakt',
  invoices: 'Fakturor',
  settings: 'Inställningar',
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
