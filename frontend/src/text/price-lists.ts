import { formatCount } from '../../../shared/lib/format.ts';
import { defaultListName } from '../../../shared/text/price-lists.ts';
import { roleNames } from '../../../shared/text/users.ts';
import { titles } from '../navigation/titles.ts';
import { customerPriceList, defaultPriceList } from '../../../shared/entities/price-lists.ts';

/** Where a missing price belongs, and who may enter it there. */
export const priceNeeded = `Lägg in det i ${titles.defaultPriceLists}, som en ${roleNames.SuperAdmin} ändrar, eller bara för projektet i dess egen prislista.`;

const nothingMissing = 'Alla priser är ifyllda';

function missingOf(count: number): string {
  return count === 0 ? nothingMissing : formatCount(count, 'pris saknas', 'priser saknas');
}

export const priceSourceText = {
  Project: 'Projektets prislista',
  Customer: 'Kundens prislista',
  Default: defaultListName,
};

export const priceEffectText = {
  label: 'Vad priserna påverkar',
  notYet: 'Här står vilka insatser priserna påverkar, när allt är ifyllt.',
  none: 'Påverkar inga insatser',
  some: (count: number, before: string, after: string) =>
    `Påverkar ${formatCount(count, 'insats', 'insatser')}: från ${before} till ${after}`,
  difference: (sum: string) => (sum.startsWith('−') ? sum : `+${sum}`),
  notKnown: 'Kunde inte räkna ut vilka insatser priserna påverkar.',
  show: 'Visa insatserna',
  hide: 'Dölj insatserna',
  workOrder: 'Insats',
  project: 'Projekt',
  customer: 'Kund',
  before: 'Före',
  after: 'Efter',
  largestOnly: (count: number) => `De ${count} som ändras mest visas.`,
} as const;

export const priceListsText = {
  list: 'Standardprislistor',
  year: defaultPriceList.labels.year,
  comment: defaultPriceList.labels.comment,
  numberOfLines: 'Antal priser',
  addNew: 'Ny prislista',
  toList: (year: number) => `Till ${titles.defaultPriceLists} ${year}`,
  edit: (year: number) => `Ändra prislista ${year}`,
  editTitle: 'Ändra prislista',
  remove: 'Ta bort',
  created: (of: number | string) => `Prislista ${of} skapad`,
  createdFor: (customer: string) => `Prislista för ${customer} skapad`,
  notCreated: 'Kunde inte skapa prislista',
  updated: 'Prislista uppdaterad',
  notUpdated: 'Kunde inte uppdatera prislista',
  deleted: 'Prislista borttagen',
  notDeleted: 'Kunde inte ta bort prislistan',
  deleteTitle: 'Ta bort prislista',
  deleteQuestion: (year: number) => `Är du säker på att du vill radera prislistan för ${year}?`,
  empty: 'Det finns inga standardprislistor än',
  emptyHint: 'Lägg till den första.',
  copyLatest: 'Kopiera från senaste',
  copied: (year: number) => `Priserna från ${year} är kopierade`,
  notCopied: 'Kunde inte kopiera den senaste prislistan',
  undo: 'Ångra',
  priceMissing: 'Pris saknas',
  pricesMissing: (count: number) => `Fyll i samtliga priser (${count} priser saknas)`,
  missingOf,
  nothingMissing,
  removedProduct: (name: string) => `${name} (borttagen)`,
  notPriced: 'Kunde inte hämta priser',
  noProducts: 'Det finns inga produkter än',
  noProductsHint: 'En prislista har ett pris för varje produkt. Lägg till produkterna först.',
} as const;

export const customerPriceListsText = {
  list: 'Kundprislistor',
  customer: customerPriceList.labels.customerId,
  comment: 'Kommentar',
  numberOfLines: 'Antal priser',
  chooseCustomer: 'Välj kund',
  hasList: (customer: string) => `${customer} (har en prislista)`,
  addNew: 'Ny kundprislista',
  edit: (customer: string) => `Ändra prislista för ${customer}`,
  editTitle: 'Ändra kundprislista',
  deleteTitle: (customer: string) => `Ta bort prislistan för ${customer}`,
  deleteQuestion: 'Är du säker på att du vill radera kundprislistan?',
  empty: 'Det finns inga kundprislistor än',
  emptyHint: 'En kund utan egen prislista har standardpriserna. Lägg till den första listan.',
  rules: 'En produkt utan pris här får standardprislistans pris. 0 kr betyder utan kostnad.',
  noDefaultPrice: 'Inget standardpris',
  priceCount: (own: number, all: number) => `${own} av ${all} priser är egna`,
} as const;

export const projectPriceListText = {
  title: (projectCode: string) => `Prislista ${projectCode}`,
  titleUntilRead: 'Prislista',
  created: (projectCode: string) => `Prislista för ${projectCode} skapad`,
  saved: 'Prislista sparad',
  notSaved: 'Kunde inte spara prislista',
  notRead: priceListsText.notPriced,
  ofProject: (customer: string) =>
    `Projektet har en egen prislista, som går före prislistan för ${customer} och standardprislistan.`,
  notOwn: 'Projektet har ingen egen prislista',
  notOwnHint: 'Priserna nedan är de som gäller nu. Spara dem, med eller utan ändringar, så blir de projektets egna.',
  noOtherPrice: 'Inget pris i andra listor',
  missingOf: (count: number) => (count === 0 ? '' : missingOf(count)),
  fillIn: 'Fyll i från övriga listor',
  rules: 'Alla produkter ska ha ett pris. 0 kr betyder utan kostnad. Det som redan är fakturerat ändras inte.',
  removeTitle: (projectCode: string) => `Ta bort prislistan för ${projectCode}?`,
  removeQuestion: 'Då gäller kundens prislista och standardprislistan igen för allt som inte är fakturerat.',
  removed: priceListsText.deleted,
} as const;
