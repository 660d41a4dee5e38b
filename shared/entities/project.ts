import * as z from 'zod/mini';
import { maxInvoiceMessage } from '../codes/invoice-message.ts';
import { kronor, optionalEmails, optionalLines, optionalText, ownerId, paymentTermDays } from '../fields/fields.ts';
import { customer, defaultPaymentTermDays } from './customer.ts';
import { defineEntity } from './entity.ts';
import { flag, integer, ore, owner, parts, reference, references, text } from './field.ts';
import * as shown from './shown.ts';

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
    help: customer.help.paymentTermDays,
    input: paymentTermDays,
    empty: defaultPaymentTermDays,
    history: shown.days,
  }),
  invoiceText: text({ label: 'Fakturatext', input: optionalText(200), in: 'feed' }),
  /** Only bold, italics and line breaks are allowed as markup; the text has at most 160 characters. */
  invoiceMessage: text({
    label: 'Fakturameddelande',
    input: optionalLines(maxInvoiceMessage),
    history: shown.markup,
    in: 'feed',
  }),
  invoiceEmail: text({
    label: customer.labels.invoiceEmail,
    help: customer.fields.invoiceEmail.help,
    input: optionalEmails,
    personal: true,
    in: 'feed',
  }),
  costCenter: text({ label: 'Fakturamärkning', input: optionalText(100), in: 'feed' }),
  orderNumber: text({ label: customer.labels.orderNumber, input: optionalText(50) }),
  isSwedishProperty: flag({
    label: 'Fastighet i Sverige',
    help: 'Tjänster som avser en bestämd fastighet i Sverige har svensk moms även när kunden är utländsk.',
  }),
  projectOwnerUserId: reference('user', { label: 'Ansvarig', in: 'feed', personal: true }),
  projectReviewerUserId: reference('user', { label: 'Granskare', in: 'feed', personal: true }),
  mainContactId: reference('contact', { label: 'Beställare', in: 'feed', personal: true }),
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
  contactIds: references('contact', { label: 'Personer', in: 'feed', personal: true }),
  tagIds: references('tag', { label: 'Taggar', in: 'feed' }),
});
