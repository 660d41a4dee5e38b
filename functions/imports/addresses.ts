import { address } from '../../shared/entities/address.ts';
import { addressName } from '../../shared/domain/address.ts';
import { formatPostalCode } from '../../shared/lib/postal-code.ts';
import { identityOf } from '../../shared/lib/text.ts';
import { type AddressFields, addressFieldsSchema } from '../../shared/schemas/address.ts';
import { addressData, getCustomerOfAddress } from '../customers/address-store.ts';
import { existingAddresses } from '../data/replica/lists/existing-records.ts';
import { type Column, columnOf } from './column.ts';
import { recordKind } from './record-kind.ts';

const { fields } = address;

/** Street, postal code and city. @param before the start of their keys */
export function addressColumns(before = ''): Column[] {
  return [
    columnOf(`${before}address1`, fields.address1, {
      also: ['Adress', 'Gatuadress', 'Postadress'],
      example: 'Storgatan 1',
    }),
    columnOf(`${before}address2`, fields.address2, { also: ['c/o'] }),
    columnOf(`${before}postalCode`, fields.postalCode, {
      also: ['Postnr'],
      example: '411 01',
      read: (text) => ({ value: formatPostalCode(text) }),
    }),
    columnOf(`${before}city`, fields.city, { also: ['Postort', 'Stad'], example: 'Göteborg' }),
  ];
}

export const customerColumn = columnOf('customerId', fields.customerId, {
  also: ['Kundnamn', 'Organisationsnummer', 'Kundnr', 'Kundnummer'],
  example: 'Exempelbolaget AB',
  help: 'Kundens namn, organisationsnummer eller kundnummer i Fortnox. Kunden ska finnas i Klang.',
  read: (text, { customer }) => customer(text),
});

type KnownAddress = AddressFields & { customerName?: string };

/** An invoice address without a name has the customer's. */
const namedAs = ({ name, addressType, customerName = '' }: KnownAddress) =>
  addressName(name, addressType, customerName);

export const addresses = recordKind(addressFieldsSchema, {
  words: { one: 'adress', many: 'adresser' },
  sheet: 'Adresser',
  columns: [
    customerColumn,
    columnOf('addressType', fields.addressType, { also: ['Typ'], example: 'Objekt' }),
    columnOf('name', fields.name, { also: ['Objekt', 'Mottagare'], example: 'Konserthuset' }),
    ...addressColumns(),
  ],
  nameOf: ({ name, address1, city }) => [name, address1, city].filter(Boolean).join(', '),
  identities: [
    {
      column: 'address1',
      words: 'adress för kunden',
      keysOf: ({ customerId, addressType, address1, address2, postalCode, city }: KnownAddress) => [
        [customerId, addressType, ...[address1, address2, formatPostalCode(postalCode), city].map(identityOf)].join(
          '|',
        ),
      ],
      differ: (a: KnownAddress, b: KnownAddress) => {
        const customerName = a.customerName ?? b.customerName ?? '';
        return identityOf(namedAs({ ...a, customerName })) !== identityOf(namedAs({ ...b, customerName }));
      },
    },
  ],
  existing: (db, from) =>
    existingAddresses(db, from).map(({ id, ...values }) => ({
      id,
      name: [values.name, values.address1, values.city].filter(Boolean).join(', '),
      values,
    })),
  actions: 2,
  stage: async (unit, id, body) => {
    const customer = await getCustomerOfAddress(body.customerId);
    unit.createWithId('address', id, addressData(body, customer.data.name));
  },
});
