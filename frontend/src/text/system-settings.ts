import { logInAnswerPath } from '../../../shared/codes/log-in-providers.ts';
import { systemSecrets } from '../../../shared/entities/system-secrets.ts';
import { systemSettings } from '../../../shared/entities/system-settings.ts';
import { monthNames } from '../../../shared/lib/month-names.ts';
import { capitalized } from '../../../shared/lib/text.ts';

export const systemSettingsText = {
  ...systemSettings.labels,
  ...systemSecrets.labels,
  help: systemSettings.help,
  company: 'Företaget',
  companyHint: 'Står på fakturorna. En faktura som är skapad behåller det som stod då.',
  months: monthNames.map(capitalized),
  address: 'Adress och kontakt',
  invoice: 'Fakturan',
  chooseLogo: 'Välj bild',
  changeLogo: 'Byt bild',
  removeLogo: 'Ta bort bilden',
  /** Keys and tokens together: the history only says that one of them changed. */
  secrets: 'Nycklar',
  noLogo: 'Ingen logotyp',
  logoAlt: 'Företagets logotyp',
  wrongImage: 'Välj en bild i PNG, JPEG eller SVG.',
  firstInvoiceNumberFixed: 'Serien har börjat, så numret kan inte ändras.',
  proposeFirstNumber: 'Föreslå efter Fortnox',
  proposedNone: 'Inga fakturor i Fortnox är i vägen',
  proposed: (last: number) => `Sista fakturan i Fortnox är ${last}`,
  notProposed: 'Kunde inte läsa fakturorna i Fortnox',
  logins: 'Inloggning',
  registerAt: (origin: string) => `Registrera adressen ${origin}${logInAnswerPath} hos Microsoft och Google.`,
  secondFactorHint:
    'Den som loggar in med PIN visar också sin nyckel, eller skapar en om den saknas. Gäller från nästa inloggning.',
  characters: (count: number) => `${count} tecken`,
  mail: 'E-post',
  fortnox: 'Fortnox',
  fortnoxHint: 'Hemligheter sparas krypterade och går inte att läsa ut igen.',
  expires: (when: string) => `Gäller till ${when}`,
  secretSet: (lastFour: string) => (lastFour === '' ? 'Satt' : `Satt, slutar på …${lastFour}`),
  secretNotSet: 'Inte satt',
  secretToRemove: 'Tas bort när du sparar',
  replaceSecret: 'Byt',
  removeSecret: 'Ta bort',
  keepSecret: 'Ångra',
  showSecret: (label: string) => `Visa eller dölj ${label}`,
  timeLog: 'Tidlogg',
  timeLogHint: 'Normen gäller månader som öppnas från och med nu. Tidloggar som redan finns ändras inte.',
  vacationDaysHint: 'Tjänas in från 1 april till 31 mars. Ändras de, sätt nya saldon på användarna.',
  personalData: 'Personuppgifter',
  monthsUnit: 'månader',
  saved: 'Systeminställningar sparade',
  notSaved: 'Kunde inte spara systeminställningar',
} as const;
