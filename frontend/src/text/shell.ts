export const menuText = {
  main: 'Huvudmeny',
  home: 'Hem',
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
  placeholder: 'Sök sida, åtgärd eller post',
  nothing: 'Inga träffar',
  actions: 'Åtgärder',
  goTo: 'Gå till',
} as const;

export const shortcutsText = {
  title: 'Kortkommandon',
  all: [
    [['Ctrl', 'K'], 'Sök och gå till'],
    [['?'], 'Visa kortkommandon'],
    [['Ctrl', 'S'], 'Spara panelen'],
    [['Ctrl', 'Enter'], 'Spara och stäng panelen'],
    [['Esc'], 'Stäng den översta panelen'],
    [['F'], 'Öppna listans filter'],
    [['N'], 'Lägg till i listan'],
    [['↑', '↓'], 'Gå mellan rader'],
    [['Home', 'End'], 'Första och sista raden'],
    [['Enter'], 'Öppna raden'],
    [['Shift', 'F10'], 'Radens meny'],
    [['F2'], 'Ändra rutan i tidloggen'],
    [['Esc', 'Tabb'], 'Lämna tidloggens rutor'],
  ] as readonly (readonly [keys: readonly string[], does: string])[],
} as const;

export const pageText = {
  toContent: 'Till innehållet',
  toList: 'Till listan',
  printed: (day: string) => `Utskrivet ${day}`,
} as const;
