import { defaultPaymentTermDays } from '../codes/customers.ts';
import { maxInvoiceMessage } from '../codes/invoices.ts';
import { defineEntity } from './entity.ts';
import { flag, integer, ore, owner, parts, reference, references, text } from './field.ts';

const linkedAddress = defineEntity({
  addressId: owner('address', { label: 'Adress' }),
  primary: flag({ label: 'Huvudadress' }),
});

export const project = defineEntity({
  projectCode: text({ label: 'Projektkod', input: (f) => f.z.string(), in: 'column', search: true }),
  customerId: owner('customer', { label: 'Kund', input: (f) => f.ownerId('Välj en kund.'), in: 'feed' }),
  active: flag({ label: 'Aktivt', empty: true, in: 'feed' }),
  budgetOre: ore({ label: 'Budget', input: (f) => f.kronor, in: 'feed' }),
  paymentTermDays: integer({
    label: 'Betalningsvillkor',
    help: 'Saknas villkoret i Fortnox läggs det upp där. Kryssa då i ”Påminnelse skickas” för det där, annars går inga påminnelser.',
    input: (f) => f.paymentTermDays,
    empty: defaultPaymentTermDays,
    history: (as) => as.days,
  }),
  invoiceText: text({ label: 'Fakturatext', input: (f) => f.optionalText(200), in: 'feed' }),
  /** Only bold, italics and line breaks are allowed as markup; the text has at most 160 characters. */
  invoiceMessage: text({
    label: 'Fakturameddelande',
    input: (f) => f.optionalLines(maxInvoiceMessage),
    history: (as) => as.markup,
    in: 'feed',
  }),
  invoiceEmail: text({
    label: 'E-post för faktura',
    help: 'Flera adresser skiljs med komma.',
    input: (f) => f.optionalEmails,
    personal: true,
    in: 'feed',
  }),
  costCenter: text({ label: 'Fakturamärkning', input: (f) => f.optionalText(100), in: 'feed' }),
  orderNumber: text({ label: 'Beställningsnummer', input: (f) => f.optionalText(50) }),
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
    input: (f) => f.z.array(f.schemasOf(linkedAddress).stored),
    part: (f) => f.schemasOf(linkedAddress).stored,
    in: 'feed',
    partsOf: (links) =>
      links.map(({ addressId, primary }) => ({
        key: String(addressId),
        name: { kind: 'address', id: addressId },
        text: primary ? linkedAddress.labels.primary : '',
      })),
  }),
  contactIds: references('contact', { label: 'Personer', in: 'feed', personal: true }),
  tagIds: references('tag', { label: 'Taggar', in: 'feed' }),
});
