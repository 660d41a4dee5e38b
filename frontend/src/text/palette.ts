/** What people type for an action whose label says it otherwise, by list. */
export const creationWords = {
  customers: 'ny kund',
  projects: 'nytt projekt',
  contacts: 'ny person kontakt',
  addresses: 'ny adress',
  users: 'ny användare',
  products: 'ny produkt',
  'delivery-templates': 'ny leveransmall',
  'default-price-lists': 'ny prislista',
  'customer-price-lists': 'ny kundprislista',
} as const;

/** What people type for the list of shortcuts. */
export const shortcutWords = 'hjälp genvägar tangenter';

/** What people type for the handbook. */
export const handbookWords = 'hjälp manual instruktion lathund';
