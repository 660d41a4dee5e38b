import * as z from 'zod/mini';
import { optionalEmail, optionalText, paymentTermDays, requiredText } from '../fields/fields.ts';
import { anyOrganisationNumber, storedOrganisationNumber, vatNumber } from '../fields/official-numbers.ts';
import { countryCodes } from '../codes/countries.ts';
import { defineEntity } from './entity.ts';
import { flag, integer, reference, text } from './field.ts';
import * as shown from './shown.ts';

export const homeCountry = 'SE';

export const defaultPaymentTermDays = 30;

const country = z.string('Välj ett land.').check(z.refine((code) => countryCodes.includes(code), 'Välj ett land.'));

export const customer = defineEntity({
  name: text({ label: 'Namn', input: requiredText(100), in: 'column', search: true }),
  paymentTermDays: integer({
    label: 'Betalningsvillkor (dagar)',
    input: paymentTermDays,
    empty: defaultPaymentTermDays,
    in: 'column',
  }),
  invoiceText: text({ label: 'Fakturatext', input: optionalText(200) }),
  invoiceEmail: text({ label: 'E-post för faktura', input: optionalEmail, personal: true }),
  mainAddressId: reference('address', { label: 'Huvudadress' }),
  paymentRemark: flag({ label: 'Betalningsanmärkning', in: 'row' }),
  costCenter: text({ label: 'Fakturamärkning', input: optionalText(100) }),
  organisationNumber: text({
    label: 'Organisationsnummer',
    input: anyOrganisationNumber,
    stored: storedOrganisationNumber,
    in: 'feed',
  }),
  vatNumber: text({ label: 'Momsregistreringsnummer', input: vatNumber }),
  countryCode: text({
    label: 'Land',
    input: z._default(country, homeCountry),
    empty: homeCountry,
    history: shown.country,
  }),
  /** Accepts only e-invoices. The law requires that of public buyers (lag 2018:1277). */
  needsEInvoice: flag({
    label: 'Ska ha e-faktura',
    help: 'Offentliga köpare ska ha e-faktura enligt lag; de känns igen på organisationsnumret.',
  }),
  fortnoxCustomerNumber: text({
    label: 'Kundnr Fortnox',
    input: optionalText(50),
    in: 'column',
    search: true,
    column: 'fortnox_number',
  }),
});
