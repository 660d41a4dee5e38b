import { project } from '../../../shared/entities/project.ts';

const { labels } = project;

/** What is done with a project, from its menu, its page and the search. */
export const projectMenuText = {
  of: (code: string) => `Projekt ${code}`,
  review: 'Granska',
  customer: labels.customerId,
  project: 'Projekt',
  priceList: 'Prislista',
  persons: labels.contactIds,
  addresses: labels.addresses,
  workOrders: 'Insatser',
  register: 'Registrera',
  invoicing: 'Fakturera',
  invoiceTexts: 'Fakturatexter',
  editByKey: 'Redigera projekt (E)',
} as const;
