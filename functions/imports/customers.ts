import { countryCodes, countryName } from '../../shared/codes/countries.ts';
import { comparableNumber } from '../../shared/domain/like-names.ts';
import { address } from '../../shared/entities/address.ts';
import { customer } from '../../shared/entities/customer.ts';
import { compareSwedish, identityOf } from '../../shared/lib/text.ts';
import { customerImportSchema } from '../../shared/schemas/customer.ts';
import { stageNewCustomer } from '../customers/customer-store.ts';
import { type ExistingCustomer, existingCustomers } from '../data/replica/lists/existing-records.ts';
import { addressColumns } from './addresses.ts';
import { columnOf } from './column.ts';
import { recordKind } from './record-kind.ts';

const { fields } = customer;
const countries = countryCodes.toSorted((a, b) => compareSwedish(countryName(a), countryName(b)));

type KnownCustomer = Omit<ExistingCustomer, 'id'>;

const number = ({ organisationNumber }: KnownCustomer) => comparableNumber(organisationNumber);

export const customers = recordKind(customerImportSchema, {
  words: { one: 'kund', many: 'kunder' },
  sheet: 'Kunder',
  columns: [
    columnOf('name', fields.name, {
      also: ['Kund', 'Kundnamn', 'Företag', 'Företagsnamn'],
      example: 'Exempelbolaget AB',
    }),
    columnOf('organisationNumber', fields.organisationNumber, {
      also: ['Orgnr', 'Org.nr', 'Org nr', 'Org.nummer', 'Personnummer'],
      example: '556016-0680',
    }),
    columnOf('fortnoxCustomerNumber', fields.fortnoxCustomerNumber, {
      also: ['Kundnr', 'Kundnummer'],
      example: '1001',
    }),
    columnOf('paymentTermDays', fields.paymentTermDays, {
      also: ['Betalningsvillkor', 'Betalvillkor', 'Kredittid'],
      example: '30',
    }),
    columnOf('invoiceEmail', fields.invoiceEmail, {
      also: ['E-post', 'Mejl', 'E-postadress', 'Faktura e-post'],
      example: 'faktura@exempelbolaget.example',
    }),
    columnOf('costCenter', fields.costCenter, { also: ['Er referens', 'Märkning'] }),
    columnOf('invoiceText', fields.invoiceText),
    columnOf('invoiceDelivery', fields.invoiceDelivery, { also: ['Leveranssätt'], example: 'E-post' }),
    columnOf('vatNumber', fields.vatNumber, { also: ['Momsnr', 'Momsnummer', 'VAT-nr', 'VAT-nummer'] }),
    columnOf('countryCode', fields.countryCode, { also: ['Landskod'], codes: countries, example: 'Sverige' }),
    columnOf('electronicAddress', fields.electronicAddress, { also: ['GLN', 'Peppol-id'] }),
    columnOf('orderNumber', fields.orderNumber),
    columnOf('eInvoiceDemand', fields.eInvoiceDemand),
    columnOf('reverseConstruction', fields.reverseConstruction, { also: ['Omvänd byggmoms'] }),
    columnOf('paymentRemark', fields.paymentRemark, { example: 'Nej' }),
    ...addressColumns('newMainAddress.').map((column) => ({
      ...column,
      isRequired: false,
      help: column.isRequired ? 'Behövs om kunden ska få en huvudadress.' : column.help,
    })),
    columnOf('newMainAddress.addressType', address.fields.addressType, { example: 'Fakturaadress' }),
  ],
  nameOf: ({ name }) => name,
  identities: [
    { column: 'organisationNumber', words: 'organisationsnummer', keysOf: (one: KnownCustomer) => [number(one)] },
    {
      column: 'fortnoxCustomerNumber',
      words: 'kundnummer',
      keysOf: (one: KnownCustomer) => [identityOf(one.fortnoxCustomerNumber)],
    },
    {
      column: 'name',
      words: 'namn',
      keysOf: ({ name }: KnownCustomer) => [identityOf(name)],
      // Namesakes with numbers of their own are different customers.
      differ: (a: KnownCustomer, b: KnownCustomer) => number(a) !== '' && number(b) !== '' && number(a) !== number(b),
    },
  ],
  existing: (db, from) => existingCustomers(db, from).map(({ id, ...values }) => ({ id, name: values.name, values })),
  actions: 6,
  stage: stageNewCustomer,
});
