import * as z from 'zod/mini';
import { optionalEmails, optionalText, paymentTermDays, requiredText } from '../fields/fields.ts';
import {
  anyOrganisationNumber,
  electronicAddress,
  storedOrganisationNumber,
  vatNumber,
} from '../fields/official-numbers.ts';
import { countryCodes } from '../codes/countries.ts';
import { eInvoiceDemands } from '../codes/e-invoice-demands.ts';
import { invoiceDeliveries } from '../codes/invoice-deliveries.ts';
import { homeCountry } from '../codes/home-country.ts';
import { defineEntity } from './entity.ts';
import { code, flag, integer, reference, text } from './field.ts';
import * as shown from './shown.ts';

export const defaultPaymentTermDays = 30;

const country = z.string('Välj ett land.').check(z.refine((code) => countryCodes.includes(code), 'Välj ett land.'));

export const customer = defineEntity({
  name: text({ label: 'Namn', input: requiredText(100), in: 'column', search: true }),
  paymentTermDays: integer({
    label: 'Betalningsvillkor (dagar)',
    help: 'Saknas villkoret i Fortnox läggs det upp där. Kryssa då i ”Påminnelse skickas” för det där, annars går inga påminnelser.',
    input: paymentTermDays,
    empty: defaultPaymentTermDays,
    in: 'column',
  }),
  invoiceText: text({ label: 'Fakturatext', input: optionalText(200) }),
  invoiceEmail: text({
    label: 'E-post för faktura',
    help: 'Flera adresser skiljs med komma.',
    input: optionalEmails,
    personal: true,
  }),
  mainAddressId: reference('address', { label: 'Huvudadress' }),
  paymentRemark: flag({ label: 'Betalningsanmärkning', in: 'row' }),
  costCenter: text({ label: 'Fakturamärkning', input: optionalText(100) }),
  organisationNumber: text({
    label: 'Organisationsnummer',
    input: anyOrganisationNumber,
    stored: storedOrganisationNumber,
    in: 'feed',
    /** A sole trader's is their personal number. */
    personal: true,
  }),
  vatNumber: text({ label: 'Momsregistreringsnummer', input: vatNumber }),
  countryCode: text({
    label: 'Land',
    input: z._default(country, homeCountry),
    empty: homeCountry,
    history: shown.country,
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
    input: electronicAddress,
  }),
  combinedInvoice: flag({
    label: 'Samlingsfaktura',
    help: 'Projekt som markeras och faktureras samtidigt kommer på samma faktura, med en rubrik för varje projekt.',
  }),
  orderNumber: text({ label: 'Beställningsnummer', input: optionalText(50) }),
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
    input: optionalText(50),
    in: 'column',
    search: true,
    column: 'fortnox_number',
  }),
});
