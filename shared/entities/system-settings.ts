import { eInvoiceWays } from '../codes/e-invoices.ts';
import { setupChoices } from '../codes/setup.ts';
import { shortestPins } from '../codes/shortest-pins.ts';
import { timeSteps } from '../codes/work-orders.ts';
import { defineEntity } from './entity.ts';
import { choice, code, codes } from './code-field.ts';
import { decimal } from './number-field.ts';
import { flag, integer, text } from './field.ts';
import { storeOnly } from './system-field.ts';
import type { Library } from './schemas-of.ts';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const lastFirstNumber = 9_999_999;

const logo = ({ z }: Library) =>
  z
    .string()
    .check(
      z.maxLength(100_000, 'Logotypen får vara högst 75 kB.'),
      z.regex(/^(data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/=]+)?$/, 'Ange en bild.'),
    );

/** For texts added later: older records have no value. */
const nothing = ({ z }: Library) => z._default(z.string(), '');

/** The directory's id, which is part of its issuer. The names 'common' and 'organizations' would admit any directory. */
const tenantId = ({ z }: Library) =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/, 'Ange katalog-id:t, som 1b2c3d4e-….'),
    );

const vacationDaysOfYear = ({ z }: Library) =>
  z
    .int('Ange ett helt antal dagar.')
    .check(z.minimum(25, 'Lagen ger minst 25 dagar.'), z.maximum(50, 'Högst 50 dagar.'));

export const systemSettings = defineEntity({
  companyName: text({ label: 'Företagsnamn', input: (f) => f.optionalText(100) }),
  organisationNumber: text({
    label: 'Organisationsnummer',
    input: (f) => f.organisationNumber,
    value: (f) => f.optionalText(20),
    stored: (f) => f.storedOrganisationNumber,
  }),
  vatNumber: text({
    label: 'Momsregistreringsnummer',
    input: (f) => f.vatNumber,
    value: (f) => f.optionalText(20),
    stored: (f) => f.storedVatNumber,
  }),
  /** The municipality of the board. */
  companySeat: text({ label: 'Säte', input: (f) => f.optionalText(60) }),
  taxStatusText: text({
    label: 'F-skatt',
    input: (f) => f.optionalText(100),
    stored: nothing,
    empty: 'Godkänd för F-skatt',
  }),
  bankGiro: text({
    label: 'Bankgiro',
    input: (f) => f.bankGiro,
    value: (f) => f.optionalText(20),
    stored: (f) => f.storedBankGiro,
  }),
  plusGiro: text({
    label: 'Plusgiro',
    input: (f) => f.plusGiro,
    value: (f) => f.optionalText(20),
    stored: (f) => f.storedPlusGiro,
  }),
  iban: text({
    label: 'IBAN',
    input: (f) => f.iban,
    value: (f) => f.optionalText(50),
    stored: (f) => f.storedIban,
  }),
  companyAddress1: text({ label: 'Adressrad 1', input: (f) => f.optionalText(100) }),
  companyAddress2: text({ label: 'Adressrad 2', input: (f) => f.optionalText(100) }),
  companyPostalCode: text({ label: 'Postnummer', input: (f) => f.optionalText(20) }),
  companyCity: text({ label: 'Ort', input: (f) => f.optionalText(60) }),
  companyPhone: text({ label: 'Telefon', input: (f) => f.optionalText(40) }),
  companyEmail: text({ label: 'E-post', input: (f) => f.optionalEmail }),
  companyWeb: text({ label: 'Webbplats', input: (f) => f.optionalText(100) }),
  logoUrl: text({
    label: 'Logotyp',
    help: 'PNG, JPEG eller SVG, högst 75 kB.',
    input: (f) => f.z._default(logo(f), ''),
    history: (as) => as.picture,
  }),
  latePaymentText: text({
    label: 'Text om sen betalning',
    input: (f) => f.optionalLines(500),
    stored: nothing,
    // The specification says 8 %; räntelagen (1975:635) 6 § adds it to the reference rate.
    empty:
      'Vid försenad betalning debiteras dröjsmålsränta enligt räntelagen 6 §: referensräntan + 8 procentenheter. Anmärkningar mot fakturan önskas inom 8 dagar.',
  }),
  firstInvoiceNumber: integer({
    label: 'Första fakturanumret',
    help: 'Kan ändras tills den första fakturan är skapad.',
    input: ({ z }) =>
      z.int('Ange ett helt tal.').check(z.minimum(1, 'Minst 1.'), z.maximum(lastFirstNumber, 'Högst sju siffror.')),
    empty: 1,
  }),
  sellsConstruction: flag({
    label: 'Vi säljer byggtjänster',
    help: 'Visar på produkter och kunder om omvänd betalningsskyldighet för byggtjänster gäller. Rena konsulttjänster är normalt inga byggtjänster.',
  }),
  fiscalYearStart: choice(months, { label: 'Räkenskapsåret börjar', refusal: 'Välj en månad.', empty: 1 }),
  /** In hours. */
  timeStep: choice(timeSteps, {
    label: 'Tidssteg',
    help: 'Det minsta som går att registrera på en insats. Det som redan är registrerat ändras inte.',
    refusal: 'Välj ett tidssteg.',
    empty: 0.5,
  }),
  shortestPin: choice(shortestPins, { label: 'Minsta längd på ny PIN', refusal: 'Välj en längd.', empty: 8 }),
  microsoftLogIn: flag({ label: 'Logga in med Microsoft' }),
  microsoftClientId: text({ label: 'Klient-id hos Microsoft', input: (f) => f.optionalText(200) }),
  microsoftTenantId: text({ label: 'Katalog-id hos Microsoft', input: (f) => f.z._default(tenantId(f), '') }),
  microsoftDomains: text({
    label: 'E-postdomäner för Microsoft',
    help: 'Bara adresser i de här domänerna släpps in. Skriv komma emellan.',
    input: (f) => f.emailDomains,
  }),
  googleLogIn: flag({ label: 'Logga in med Google' }),
  googleClientId: text({ label: 'Klient-id hos Google', input: (f) => f.optionalText(200) }),
  googleDomains: text({
    label: 'E-postdomäner för Google',
    help: 'Bara adresser i de här domänerna släpps in. Skriv komma emellan.',
    input: (f) => f.emailDomains,
  }),
  providerLogInRequired: flag({
    label: 'Kräv inloggning med Microsoft eller Google',
    help: 'PIN går då bara att använda för superadmin och utvecklare, som annars inte kommer in om Microsoft eller Google inte svarar.',
  }),
  keyOfStaff: flag({ label: 'Kräv andra faktor av konsulter' }),
  keyOfSuperAdmin: flag({ label: 'Kräv andra faktor av superadmin' }),
  keyOfDeveloper: flag({ label: 'Kräv andra faktor av utvecklare' }),
  emailFrom: text({ label: 'Avsändarens e-postadress', input: (f) => f.optionalEmail }),
  emailFromName: text({ label: 'Avsändarens namn', input: (f) => f.optionalText(100) }),
  invoiceEmailTo: text({ label: 'Mottagare av fakturor utan egen e-postadress', input: (f) => f.optionalEmail }),
  invoiceEmailToBcc: text({ label: 'Dold kopia av alla fakturor', input: (f) => f.optionalEmail }),
  eInvoiceWay: code(eInvoiceWays, {
    label: 'E-fakturor skickas',
    words: 'eInvoiceWay',
    empty: 'File',
    refusal: 'Välj hur e-fakturor skickas.',
  }),
  accessPointEmail: text({
    label: 'Accesspunktens e-postadress',
    help: 'Dit filen mejlas om e-fakturor skickas så.',
    input: (f) => f.optionalEmail,
  }),
  fortnoxClientId: text({ label: 'Klient-id', input: (f) => f.optionalText(200) }),
  /** The link belongs to a technical user at Fortnox, so it outlives the approver's account. */
  fortnoxServiceAccount: flag({
    label: 'Tjänstekonto',
    help: 'Kopplingen hör till en teknisk användare i Fortnox. Måste vara påslaget i utvecklarportalen.',
  }),
  /** For months opened from now on. Semesterlagen (1977:480, 3 a §) counts the eves as Sundays. */
  eveHours: decimal({
    label: 'Norm på midsommarafton, julafton och nyårsafton',
    input: (f) => f.hoursOfDay,
    empty: 0,
    in: 'feed',
  }),
  contactsUnusedMonths: integer({
    label: 'Personer föreslås för gallring efter',
    help: 'Månader utan att något projekt, någon insats eller någon faktura har nämnt personen. Inget raderas av sig självt.',
    input: ({ z }) =>
      z.int('Ange ett helt antal månader.').check(z.minimum(6, 'Minst 6.'), z.maximum(240, 'Högst 240.')),
    empty: 36,
  }),
  /** Time logs are the basis of pay, which bokföringslagen (7 kap. 2 §) demands for seven years; none by default. */
  healthKeptMonths: integer({
    label: 'Hälsouppgifter i tidloggar raderas efter',
    help: 'Månader efter månadens slut. Sjuk, karens och VAB tas då bort för gott. 0 betyder aldrig. Underlag för lön är räkenskapsinformation i sju år efter kalenderåret då räkenskapsåret slutade, så ange mindre än 96 bara om löneunderlaget bevaras på annat håll.',
    input: ({ z }) =>
      z
        .int('Ange ett helt antal månader.')
        .check(z.refine((months) => months === 0 || (months >= 3 && months <= 240), 'Ange 0, eller 3 till 240.')),
    empty: 0,
  }),
  /** Semesterlagen (1977:480, 4 §) gives 25. */
  vacationDaysPerYear: integer({ label: 'Semesterdagar per år', input: vacationDaysOfYear, empty: 25 }),
  /** Answers to the steps of setting up that no other data tell. */
  setupChoices: codes(setupChoices, { label: 'Svar i Kom igång', words: 'setupChoice' }),
  setupHidden: flag({ label: 'Kom igång är dolt på Hem' }),
  /** When everything was last taken out: its history tells who did. */
  takenOutAt: storeOnly(({ z }) => z.nullable(z.string()), {
    label: 'Uttag av allt begärt',
    empty: null,
    history: (as) => as.instant,
  }),
});
