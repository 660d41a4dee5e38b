import { optionalText, requiredText } from '../fields/fields.ts';
import { defineEntity } from './entity.ts';
import { code, owner, text } from './field.ts';
import { addressTypes } from '../codes/address-types.ts';

export const address = defineEntity({
  customerId: owner('customer', { label: 'Kund', in: 'feed' }),
  /** The object of an Object, the receiver of an InvoiceAddress (the customer's name if empty). */
  name: text({ label: 'Namn', input: optionalText(100), in: 'column', search: true }),
  address1: text({ label: 'Adressrad 1', input: requiredText(100), in: 'column' }),
  address2: text({ label: 'Adressrad 2', input: optionalText(100), in: 'column' }),
  postalCode: text({ label: 'Postnummer', input: requiredText(20), in: 'column' }),
  city: text({ label: 'Ort', input: requiredText(60), in: 'column', search: true }),
  addressType: code(addressTypes, {
    label: 'Adresstyp',
    words: 'addressType',
    empty: 'Undefined',
    refusal: 'Välj en adresstyp.',
    in: 'column',
  }),
});
