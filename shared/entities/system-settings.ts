import * as z from 'zod/mini';
import { shortestPins } from '../codes/shortest-pins.ts';
import { hoursOfDay, optionalEmail, optionalLines, optionalText } from '../fields/fields.ts';
import * as official from '../fields/official-numbers.ts';
import { defineEntity } from './entity.ts';
import { choice, decimal, flag, integer, text } from './field.ts';
import * as shown from './shown.ts';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const lastFirstNumber = 9_999_999;

const logo = z
  .string()
  .check(
    z.maxLength(100_000, 'Logotypen får vara högst 75 kB.'),
    z.regex(/^(data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/=]+)?$/, 'Ange en bild.'),
  );

/** For texts added later: older records have no value. */
const nothing = z._default(z.string(), '');

export const systemSettings = defineEntity({
  companyName: text({ label: 'Företagsnamn', input: optionalText(100) }),
  organisationNumber: text({
    label: 'Organisationsnummer',
    input: official.organisationNumber,
    value: optionalText(20),
    stored: official.storedOrganisationNumber,
  }),
  vatNumber: text({
    label: 'Momsregistreringsnummer',
    input: official.vatNumber,
    value: optionalText(20),
    stored: official.storedVatNumber,
  }),
  /** The municipality of the board. */
  companySeat: text({ label: 'Säte', input: optionalText(60) }),
  taxStatusText: text({
    label: 'F-skatt',
    input: optionalText(100),
    stored: nothing,
    empty: 'Godkänd för F-skatt',
  }),
  bankGiro: text({
    label: 'Bankgiro',
    input: official.bankGiro,
    value: optionalText(20),
    stored: official.storedBankGiro,
  }),
  plusGiro: text({
    label: 'Plusgiro',
    input: official.plusGiro,
    value: optionalText(20),
    stored: official.storedPlusGiro,
  }),
  iban: text({
    label: 'IBAN',
    input: official.iban,
    value: optionalText(50),
    stored: official.storedIban,
  }),
  companyAddress1: text({ label: 'Adressrad 1', input: optionalText(100) }),
  companyAddress2: text({ label: 'Adressrad 2', input: optionalText(100) }),
  companyPostalCode: text({ label: 'Postnummer', input: optionalText(20) }),
  companyCity: text({ label: 'Ort', input: optionalText(60) }),
  companyPhone: text({ label: 'Telefon', input: optionalText(40) }),
  companyEmail: text({ label: 'E-post', input: optionalEmail }),
  companyWeb: text({ label: 'Webbplats', input: optionalText(100) }),
  logoUrl: text({
    label: 'Logotyp',
    help: 'PNG, JPEG eller SVG, högst 75 kB.',
    input: z._default(logo, ''),
    history: shown.picture,
  }),
  latePaymentText: text({
    label: 'Text om sen betalning',
    input: optionalLines(500),
    stored: nothing,
    // The specification says 8 %; räntelagen (1975:635) 6 § adds it to the reference rate.
    empty:
      'Vid försenad betalning debiteras dröjsmålsränta enligt räntelagen 6 §: referensräntan + 8 procentenheter. Anmärkningar mot fakturan önskas inom 8 dagar.',
  }),
  firstInvoiceNumber: integer({
    label: 'Första fakturanumret',
    help: 'Kan ändras tills den första fakturan är skapad.',
    input: z
      .int('Ange ett helt tal.')
      .check(z.minimum(1, 'Minst 1.'), z.maximum(lastFirstNumber, 'Högst sju siffror.')),
    empty: 1,
  }),
  fiscalYearStart: choice(months, { label: 'Räkenskapsåret börjar', refusal: 'Välj en månad.', empty: 1 }),
  shortestPin: choice(shortestPins, { label: 'Kortaste nya PIN', refusal: 'Välj en längd.', empty: 8 }),
  emailFrom: text({ label: 'Avsändarens e-postadress', input: optionalEmail }),
  emailFromName: text({ label: 'Avsändarens namn', input: optionalText(100) }),
  invoiceEmailTo: text({ label: 'Mottagare av fakturor utan egen e-postadress', input: optionalEmail }),
  invoiceEmailToBcc: text({ label: 'Dold kopia av alla fakturor', input: optionalEmail }),
  fortnoxClientId: text({ label: 'Klient-id', input: optionalText(200) }),
  /** The link belongs to a technical user at Fortnox, so it outlives the approver's account. */
  fortnoxServiceAccount: flag({
    label: 'Tjänstekonto',
    help: 'Kopplingen hör till en teknisk användare i Fortnox. Måste vara påslaget i utvecklarportalen.',
  }),
  /** For months opened from now on. Semesterlagen (1977:480, 3 a §) counts the eves as Sundays. */
  eveHours: decimal({
    label: 'Norm på midsommarafton, julafton och nyårsafton',
    input: hoursOfDay,
    empty: 0,
  }),
});
