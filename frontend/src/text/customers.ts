import { customer } from '../../../shared/entities/customer.ts';

/** Texts of customers. */
export const customersText = {
  ...customer.labels,
  help: customer.help,
  list: 'Kunder',
  customer: 'Kund',
  numberOfProjects: 'Projekt',
  planned: 'Planerade',
  registered: 'Registrerade',
  invoiced: 'Fakturerade',
  invoice: 'Faktura',
  newMainAddress: 'Ny huvudadress',
  likeName: 'En kund heter nästan likadant:',
  sameNumber: 'En kund har samma organisationsnummer:',
  addNew: 'Lägg till ny kund',
  edit: 'Redigera kund',
  created: 'Kund skapad',
  notCreated: 'Kunde inte skapa kund',
  updated: 'Kund uppdaterad',
  notUpdated: 'Kunde inte uppdatera kund',
  deleted: 'Kund raderad',
  notDeleted: 'Kunde inte ta bort kund',
  deleteTitle: 'Radera kund',
  deleteQuestion: (name: string) => `Är du säker på att du vill radera kunden ${name}?`,
  empty: 'Det finns inga kunder än',
  emptyHint: 'Lägg till den första.',
} as const;
