export const theRecord: Record<RestorableKind, string> = {
  customer: 'Kunden',
  address: 'Adressen',
  contact: 'Personen',
  project: 'Projektet',
  'work-order': 'Insatsen',
  product: 'Produkten',
  'delivery-template': 'Leveransmallen',
  tag: 'Taggen',
  user: 'Användaren',
  'price-list-default': 'Prislistan',
  'price-list-customer': 'Kundens prislista',
  'price-list-project': 'Projektets prislista',
  'project-log': 'Loggmeddelandet',
  'staff-time-log': 'Tidloggen',
};

export const kindLabels: Record<RestorableKind, string> = {
  customer: 'Kund',
  address: 'Adress',
  contact: 'Person',
  project: 'Projekt',
  'work-order': 'Insats',
  product: 'Produkt',
  'delivery-template': 'Leveransmall',
  tag: 'Tagg',
  user: 'Användare',
  'price-list-default': 'PL-standard',
  'price-list-customer': 'PL-kund',
  'price-list-project': 'PL-projekt',
  'project-log': 'Loggmeddelande',
  'staff-time-log': 'Tidlogg',
};
import type { RestorableKind } from '../codes/kinds.ts';
