import * as z from 'zod/mini';
import { kronor, optionalEmail, optionalLines, optionalText, ownerId, paymentTermDays } from '../fields/fields.ts';
import { customer, defaultPaymentTermDays } from './customer.ts';
import { defineEntity } from './entity.ts';
import { flag, integer, ore, owner, parts, reference, references, text } from './field.ts';
import * as shown from './shown.ts';

export const maxInvoiceMessage = 160;

const linkedAddress = defineEntity({
  addressId: owner('address', { label: 'Adress' }),
  primary: flag({ label: customer.labels.mainAddressId }),
});
type LinkedAddress = typeof linkedAddress.empty;

export const project = defineEntity({
  projectCode: text({ label: 'Projektkod', input: z.string(), in: 'column', search: true }),
  customerId: owner('customer', { label: 'Kund', input: ownerId('Välj en kund.'), in: 'feed' }),
  active: flag({ label: 'Aktivt', empty: true, in: 'feed' }),
  budgetOre: ore({ label: 'Budget', input: kronor, in: 'feed' }),
  paymentTermDays: integer({
    label: 'Betalningsvillkor',
    input: paymentTermDays,
    empty: defaultPaymentTermDays,
    history: shown.days,
  }),
  invoiceText: text({ label: 'Fakturatext', input: optionalText(200) }),
  /** Only bold, italics and line breaks are allowed as markup; the text has at most 160 characters. */
  invoiceMessage: text({
    label: 'Fakturameddelande',
    input: optionalLines(maxInvoiceMessage),
    history: shown.markup,
  }),
  invoiceEmail: text({ label: 'E-post för faktura', input: optionalEmail, personal: true }),
  costCenter: text({ label: 'Fakturamärkning', input: optionalText(100) }),
  projectOwnerUserId: reference('user', { label: 'Ansvarig', in: 'feed' }),
  projectReviewerUserId: reference('user', { label: 'Granskare', in: 'feed' }),
  mainContactId: reference('contact', { label: 'Beställare', in: 'feed' }),
  invoiceAddressId: reference('address', { label: 'Fakturaadress', in: 'feed' }),
  objectAddressId: reference('address', { label: 'Objektadress', in: 'feed' }),
  addresses: parts({
    label: 'Adresser',
    input: z.array(linkedAddress.stored),
    part: linkedAddress.stored,
    in: 'feed',
    partsOf: (links: LinkedAddress[]) =>
      links.map(({ addressId, primary }) => ({
        key: String(addressId),
        name: { kind: 'address', id: addressId },
        text: primary ? linkedAddress.labels.primary : '',
      })),
  }),
  contactIds: references('contact', { label: 'Personer', in: 'feed' }),
  tagIds: references('tag', { label: 'Taggar', in: 'feed' }),
});
