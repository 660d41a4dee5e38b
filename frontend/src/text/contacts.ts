import { contact } from '../../../shared/entities/contact.ts';

export const contactsText = {
  ...contact.labels,
  list: 'Personer',
  ofProject: (code: string) => `${code} » Personer`,
  name: 'Namn',
  anyPhone: 'Telefon',
  customer: 'Kund',
  addresses: 'Adresser',
  toPersons: 'Till personerna',
  allPersons: 'Alla personer',

  overview: 'Översikt',
  projects: 'Projekt',
  projectCode: 'Projektkod',
  address: 'Adress',
  inProject: 'I projektet',
  isOrderer: 'Beställare',
  isLinked: 'Kopplad',
  willBeLinked: 'Kopplas när du sparar',
  inactive: 'Inaktivt',
  linkProject: 'Koppla till projekt',
  nothingMore: 'Det finns inga fler aktiva projekt',
  noProjects: 'Personen är inte med i något projekt än.',

  addNew: 'Lägg till ny person',
  edit: 'Ändra person',
  created: (name: string) => `Kontakt ${name} skapad`,
  notCreated: 'Kunde inte skapa den nya kontakten',
  updated: 'Person uppdaterad',
  notUpdated: 'Kunde inte uppdatera personen',
  notRead: 'Kunde inte hämta personen',
  linked: 'Projektkoppling skapad',
  // The specification spells it so.
  notLinked: 'Kunde inte skapa den nya projekkopplingen',
  unlink: 'Ta bort kopplingen',
  unlinked: 'Projektkoppling borttagen',
  notUnlinked: 'Kunde inte ta bort projektkopplingen',
  export: 'Exportera',
  exported: 'Export klar',
  notExported: 'Kunde inte exportera',
  deleteTitle: 'Radera personen',
  deleteQuestion: (name: string) => `Är du säker på att du vill radera personen ${name}?`,
  deleted: 'Person raderad',
  notDeleted: 'Kunde inte radera personen',
  empty: 'Det finns inga personer än',
  emptyHint: 'Lägg till den första.',

  link: 'Koppla befintlig person',
  nothingToLink: 'Det finns inga fler personer',
  emptyInProject: 'Projektet har inga personer än',
  emptyInProjectHint: 'Koppla en person som finns eller lägg till en ny.',
} as const;

export function contactLabel({ fullName, freeText }: { fullName: string; freeText: string }): string {
  return freeText === '' ? fullName : `${fullName}, ${freeText}`;
}
