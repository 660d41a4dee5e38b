import { fullName } from '../../shared/domain/contact.ts';
import { contact } from '../../shared/entities/contact.ts';
import { identityOf } from '../../shared/lib/text.ts';
import { contactImportSchema } from '../../shared/schemas/contact.ts';
import { contactData } from '../customers/contact-store.ts';
import { existingContacts } from '../data/replica/lists/existing-records.ts';
import { columnOf } from './column.ts';
import { recordKind } from './record-kind.ts';
import type { CellResult, References } from './references.ts';

const { fields } = contact;

type KnownContact = {
  firstName: string;
  lastName: string;
  email: string;
  freeText: string;
  selectedCustomers: number[];
};

export const contacts = recordKind(contactImportSchema, {
  words: { one: 'person', many: 'personer' },
  sheet: 'Personer',
  columns: [
    columnOf('firstName', fields.firstName, { example: 'Karin' }),
    columnOf('lastName', fields.lastName, { example: 'Exempelsson' }),
    columnOf('selectedCustomers', fields.customerIds, {
      heading: 'Kund',
      also: ['Kunder', 'Kundnamn', 'Organisationsnummer', 'Kundnr', 'Kundnummer'],
      example: 'Exempelbolaget AB',
      help: 'Kundens namn, organisationsnummer eller kundnummer i Fortnox. Flera kunder skiljs åt med semikolon.',
      read: readCustomers,
    }),
    columnOf('freeText', fields.freeText, { also: ['Företagsnamn'] }),
    columnOf('role', fields.role, { also: ['Titel', 'Befattning'], example: 'Fastighetschef' }),
    columnOf('email', fields.email, {
      also: ['Mejl', 'Mail', 'E-postadress', 'Epost'],
      example: 'karin@exempelbolaget.example',
    }),
    columnOf('mobilePhone', fields.mobilePhone, { also: ['Mobiltelefon', 'Mobilnummer'], example: '070-123 45 67' }),
    columnOf('phone', fields.phone, { also: ['Telefon', 'Direktnummer'] }),
  ],
  nameOf: fullName,
  identities: [
    { column: 'email', words: 'e-post', keysOf: ({ email }: KnownContact) => [identityOf(email)] },
    {
      column: 'lastName',
      words: 'namn hos samma kund',
      keysOf: (one: KnownContact) =>
        one.selectedCustomers.length > 0
          ? one.selectedCustomers.map((id) => `${id}|${identityOf(fullName(one))}`)
          : [`|${identityOf(fullName(one))}|${identityOf(one.freeText)}`],
    },
  ],
  existing: (db, from) =>
    existingContacts(db, from).map(({ id, ...values }) => ({ id, name: fullName(values), values })),
  actions: 2,
  stage: async (unit, id, body) => {
    unit.createWithId('contact', id, await contactData(body));
  },
});

/** A name may hold a semicolon itself. */
function readCustomers(text: string, { customer }: References): CellResult {
  const whole = customer(text);
  if ('value' in whole) return { value: [whole.value] };
  const names = text.split(';').flatMap((name) => name.trim() || []);
  const readings = names.map(customer);
  const faulty = readings.find((reading) => 'fault' in reading);
  return faulty ?? { value: readings.flatMap((reading) => ('value' in reading ? [reading.value] : [])) };
}
