import { defineEntity } from './entity.ts';
import { code } from './code-field.ts';
import { owner, text } from './field.ts';
import { addressTypes } from '../codes/addresses.ts';

export const address = defineEntity({
  customerId: owner('customer', { label: 'Kund', in: 'feed' }),
  /** The object of an Object, the receiver of an InvoiceAddress (the customer's name if empty). */
  name: text({ label: 'Namn', input: (f) => f.optionalText(100), in: 'column', search: true }),
  address1: text({ label: 'Adressrad 1', input: (f) => f.requiredText(100), in: 'column' }),
  address2: text({ label: 'Adressrad 2', input: (f) => f.optionalText(100), in: 'column' }),
  postalCode: text({ label: 'Postnummer', input: (f) => f.requiredText(20), in: 'column' }),
  city: text({ label: 'Ort', input: (f) => f.requiredText(60), in: 'column', search: true }),
  addressType: code(addressTypes, {
    label: 'Adresstyp',
    words: 'addressType',
    empty: 'Undefined',
    refusal: 'Välj en adresstyp.',
    in: 'column',
  }),
});
