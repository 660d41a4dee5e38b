import type { Contact, Participation } from '../../shared/schemas/contact.ts';
import { type SheetColumn, sheetOf } from './write-spreadsheet.ts';

const projectColumns: readonly SheetColumn<Participation>[] = [
  { heading: 'Projektkod', value: (project) => project.projectCode },
  { heading: 'Kund', value: (project) => project.customerName },
  { heading: 'Adress', value: (project) => project.addressFormatted },
  { heading: 'Beställare', value: (project) => project.isOrderer, format: 'flag' },
  { heading: 'Aktivt', value: (project) => project.active, format: 'flag' },
];

/** A person in the columns of its list, with its customers, and its projects on a sheet of their own. */
export function contactSheets(contact: Contact, customerNames: readonly string[]) {
  const columns: readonly SheetColumn<Contact>[] = [
    { heading: 'Förnamn', value: (person) => person.firstName },
    { heading: 'Efternamn', value: (person) => person.lastName },
    { heading: 'Företag', value: (person) => person.freeText },
    { heading: 'Roll', value: (person) => person.role },
    { heading: 'E-post', value: (person) => person.email },
    { heading: 'Mobil', value: (person) => person.mobilePhone },
    { heading: 'Direkt', value: (person) => person.phone },
    { heading: 'Kunder', value: () => customerNames.join(', ') },
  ];
  return [sheetOf('Person', columns, [contact]), sheetOf('Projekt', projectColumns, contact.participantInProjects)];
}
