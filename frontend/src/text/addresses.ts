import { address } from '../../../shared/entities/address.ts';
import type { AddressType } from '../../../shared/codes/addresses.ts';

export const addressesText = {
  ...address.labels,
  list: 'Adresser',
  ofProject: (code: string) => `${code} » Adresser`,
  object: 'Objekt',
  persons: 'Personer',
  toAddresses: 'Till adresserna',
  allAddresses: 'Alla adresser',

  addNew: 'Lägg till ny address',
  edit: 'Ändra address',
  created: (name: string) => `Adress ${name} skapad`,
  notCreated: 'Kunde inte skapa adress',
  updated: 'Adress uppdaterad',
  notUpdated: 'Kunde inte uppdatera adressen',
  notRead: 'Kunde inte hämta adressen',
  deleteTitle: 'Radera adress',
  deleteQuestion: (name: string) => `Är du säker på att du vill radera adressen ${name}?`,
  deleted: 'Adress raderad',
  notDeleted: 'Kunde inte radera adressen',
  empty: 'Det finns inga adresser än',
  emptyHint: 'Lägg till den första.',

  role: 'I projektet',
  isMain: 'Huvudadress',
  isObject: 'Objekt',
  isInvoice: 'Faktura',
  isLinked: 'Kopplad',
  makeMain: 'Gör till huvudadress',
  link: 'Koppla befintlig adress',
  nothingToLink: 'Kunden har inga fler adresser',
  linked: 'Adressen är kopplad till projektet',
  notLinked: 'Kunde inte koppla adressen till projektet',
  unlink: 'Ta bort kopplingen',
  unlinked: 'Adressens koppling till projektet är borttagen',
  notUnlinked: 'Kunde inte ta bort kopplingen till projektet',
  emptyInProject: 'Projektet har inga adresser än',
  emptyInProjectHint: 'Koppla en av kundens adresser eller lägg till en ny.',

  ofCustomer: 'Kundens adresser',
  customerHasNone: 'Kunden har inga adresser än.',
} as const;

export function addressNameLabel(type: AddressType): string {
  if (type === 'Object') return 'Objekt';
  return type === 'InvoiceAddress' ? 'Fakturamottagare' : 'Namn';
}
