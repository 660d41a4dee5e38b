import { project } from '../../../shared/entities/project.ts';
import { projectsText } from './projects.ts';

const { labels } = project;

/** Texts of the form and page of one project, which lists do not load. */
export const projectFormText = {
  ...projectsText,
  isSwedishProperty: labels.isSwedishProperty,
  help: project.help,
  invoice: 'Faktura',
  paymentTermDays: labels.paymentTermDays,
  days: 'dagar',
  invoiceText: labels.invoiceText,
  invoiceMessage: labels.invoiceMessage,
  invoiceEmail: labels.invoiceEmail,
  costCenter: labels.costCenter,
  orderNumber: labels.orderNumber,
  invoiceAddress: labels.invoiceAddressId,
  objectAddress: labels.objectAddressId,
  newCustomer: 'Skapa kund',
  addNewAddress: 'Ny',
  newInvoiceAddress: 'Ny fakturaadress',
  newObjectAddress: 'Ny objektadress',
  addNewPerson: 'Ny',
  newOrderer: 'Ny beställare',
  createPerson: (name: string) => `Skapa personen ”${name}”`,
  createAddress: (name: string) => `Skapa adressen ”${name}”`,
  chooseCustomerFirst: 'Välj kund först',
  customerHasRemark: 'Kunden har betalningsanmärkning.',
  mainAddressStandsIn: 'Kundens huvudadress',
  created: (code: string) => `Projekt ${code} skapat`,
  notCreated: 'Kunde inte skapa projekt',
  updated: 'Projekt uppdaterat',
  notUpdated: 'Kunde inte uppdatera projektet',
  notRead: 'Kunde inte hämta projekt',
  choicesNotRead: 'Något gick fel, se konsolen',
  tagsNotUpdated: 'Kunde inte uppdatera taggar',
  delete: 'Radera projekt',
  // The specification spells it so.
  deleteQuestion: (code: string) => `Är du säker på att du vill radera projeket ${code}?`,
  deleted: 'Projekt raderat',
  notDeleted: 'Kunde inte radera projektet',
} as const;
