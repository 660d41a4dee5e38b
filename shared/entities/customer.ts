import { defaultPaymentTermDays } from '../codes/customers.ts';
import { eInvoiceDemands, invoiceDeliveries } from '../codes/e-invoices.ts';
import { homeCountry } from '../codes/addresses.ts';
import { defineEntity } from './entity.ts';
import { code } from './code-field.ts';
import { flag, integer, reference, text } from './field.ts';
import { project } from './project.ts';

export const customer = defineEntity({
  name: text({ label: 'Namn', input: (f) => f.requiredText(100), in: 'column', search: true }),
  paymentTermDays: integer({
    label: 'Betalningsvillkor (dagar)',
    help: project.help.paymentTermDays,
    input: (f) => f.paymentTermDays,
    empty: defaultPaymentTermDays,
    in: 'column',
  }),
  invoiceText: text({ label: 'Fakturatext', input: (f) => f.optionalText(200) }),
  invoiceEmail: text({
    label: project.labels.invoiceEmail,
    help: project.help.invoiceEmail,
    input: (f) => f.optionalEmails,
    personal: true,
  }),
  mainAddressId: reference('address', { label: 'Huvudadress' }),
  paymentRemark: flag({ label: 'Betalningsanmärkning', in: 'row' }),
  costCenter: text({ label: 'Fakturamärkning', input: (f) => f.optionalText(100) }),
  organisationNumber: text({
    label: 'Organisationsnummer',
    input: (f) => f.anyOrganisationNumber,
    stored: (f) => f.storedOrganisationNumber,
    in: 'feed',
    /** A sole trader's is their personal number. */
    personal: true,
  }),
  vatNumber: text({ label: 'Momsregistreringsnummer', input: (f) => f.vatNumber }),
  countryCode: text({
    label: 'Land',
    input: (f) => f.z._default(f.country, homeCountry),
    empty: homeCountry,
    history: (as) => as.country,
  }),
  /** Public buyers must get e-invoices (lag 2018:1277). Records stored before have the flag `needsEInvoice` instead. */
  invoiceDelivery: code(invoiceDeliveries, {
    label: 'Fakturor levereras som',
    words: 'invoiceDelivery',
    empty: 'Email',
    refusal: 'Välj hur fakturorna levereras.',
  }),
  electronicAddress: text({
    label: 'Peppol-id eller GLN',
    help: 'Lämnas tomt om det är organisationsnumret.',
    input: (f) => f.electronicAddress,
  }),
  combinedInvoice: flag({
    label: 'Samlingsfaktura',
    help: 'Projekt som markeras och faktureras samtidigt kommer på samma faktura, med en rubrik för varje projekt.',
  }),
  orderNumber: text({ label: project.labels.orderNumber, input: (f) => f.optionalText(50) }),
  eInvoiceDemand: code(eInvoiceDemands, {
    label: 'Köparen kräver',
    words: 'eInvoiceDemand',
    empty: 'Both',
    refusal: 'Välj vad köparen kräver.',
  }),
  reverseConstruction: flag({
    label: 'Omvänd betalningsskyldighet för byggtjänster',
    help: 'Kunden säljer själv byggtjänster och redovisar momsen för dem. Kräver momsregistreringsnummer.',
  }),
  fortnoxCustomerNumber: text({
    label: 'Kundnr Fortnox',
    input: (f) => f.optionalText(50),
    in: 'column',
    search: true,
    column: 'fortnox_number',
  }),
});
