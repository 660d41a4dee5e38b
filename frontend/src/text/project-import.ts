import { formatCount, formatNumber } from '../../../shared/lib/format.ts';

const listed = 10;

export const projectImportText = {
  title: 'Importera gamla projekt',
  kind: 'Import',
  hint: 'Fyll i mallen med ett projekt på varje rad. Filen kontrolleras först, och inget sparas förrän du har bekräftat. Projektkoder behålls, och kunder som saknas läggs upp.',
  templateName: 'Projektimport.xlsx',
  failed: 'Kunde inte importera projekten',
  begin: 'Importera',
  question: (projects: number) => `Importera ${formatNumber(projects)} projekt?`,
  alsoCustomers: (count: number) =>
    count === 0 ? '' : `${formatCount(count, 'ny kund', 'nya kunder')} läggs upp också.`,
  newCustomers: (names: readonly string[]) =>
    `Nya kunder: ${names.slice(0, listed).join(', ')}${names.length > listed ? ` och ${names.length - listed} till` : ''}`,
  place: (row: number, column: string) => `Rad ${row}, kolumn ${column}`,
} as const;
