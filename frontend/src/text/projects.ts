import { formatCount } from '../../../shared/lib/format.ts';
import { project } from '../../../shared/entities/project.ts';

const { labels } = project;

export const projectsText = {
  list: 'Projekt',
  filteredHome: 'Hem » Projekt (filtrerad)',
  openMenu: 'Meny',

  projectCode: labels.projectCode,
  object: 'Objekt',
  customer: labels.customerId,
  orderer: labels.mainContactId,
  address: 'Adress',
  owner: labels.projectOwnerUserId,
  reviewer: labels.projectReviewerUserId,
  tags: labels.tagIds,
  planned: 'Planerade',
  registered: 'Registrerade',
  invoiced: 'Fakturerade',
  budget: labels.budgetOre,
  instalmentDueTo: 'Delbetalning senast',
  budgetShare: 'Förbrukat, %',
  worked: 'Upparbetat',
  invoicedSum: 'Fakturerat',
  toInvoice: 'Att fakturera',
  sum: 'Summa',
  sumsOf: (count: number) => `Summa ${formatCount(count, 'projekt', 'projekt')}`,
  status: 'Status',
  active: labels.active,
  inactive: 'Inaktivt',
  activeOrAll: 'Aktiva eller alla',
  activeOnes: 'Aktiva',
  all: 'Alla',

  addresses: labels.addresses,
  ready: 'Kan öppnas utan nätverk',

  addNew: 'Skapa nytt projekt',
  edit: 'Redigera projekt',
  empty: 'Det finns inga aktiva projekt',
  emptyOwned: 'Du är inte ansvarig för något aktivt projekt',
  emptyReviewed: 'Du granskar inget aktivt projekt',
  emptyHint: 'Skapa ett nytt, eller slå om till Alla för att se även de inaktiva.',
} as const;
