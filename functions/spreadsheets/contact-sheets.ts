import { contact } from '../../shared/entities/contact.ts';
import type { Contact, Participation } from '../../shared/schemas/contact.ts';
import { type SheetColumn, sheetOf } from './write-spreadsheet.ts';

const projectColumns: readonly SheetColumn<Participation>[] = [
  { heading: 'Projektkod', value: (project) => project.projectCode },
  { heading: 'Kund', value: (project) => project.customerName },
  { heading: 'Adress', value: (project) => project.addressFormatted },
  { heading: 'Beställare', value: (project) => project.isOrderer, format: 'flag' },
  { heading: 'Aktivt', value: (project) => project.active, format: 'flag' },
];

export function contactSheets(person: Contact, customerNames: readonly string[]) {
  const columns: readonly SheetColumn<Contact>[] = [
    ...contact.columns.map((name) => ({ heading: contact.labels[name], value: (one: Contact) => one[name] })),
    { heading: contact.labels.customerIds, value: () => customerNames.join(', ') },
  ];
  return [sheetOf('Person', columns, [person]), sheetOf('Projekt', projectColumns, person.participantInProjects)];
}
