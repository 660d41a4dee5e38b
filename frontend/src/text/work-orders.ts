import { formatCount, formatNumber } from '../../../shared/lib/format.ts';
import { linesText } from './lines.ts';
import { priceNeeded, priceSourceText } from './price-lists.ts';
import { workOrder, workOrderItem } from '../../../shared/entities/work-order.ts';
import { nobodyLabel, sharedLabel } from '../../../shared/text/work-order-people.ts';

const { labels } = workOrder;

export const workOrdersText = {
  ...linesText,
  list: 'Insatser',
  latest: (count: number) => `Insatser (${count})`,
  toList: 'Till insatserna',
  workOrder: 'Insats',
  line: labels.items,
  projectCode: labels.projectId,
  customer: 'Kund',
  object: 'Objekt',
  verificationDate: labels.verificationDate,
  status: labels.status,
  invoiceNote: labels.invoiceNote,
  internalNote: labels.internalNote,
  owner: labels.workOrderOwnerUserId,
  helper: labels.workOrderHelperUserId,
  helperRequired: labels.workOrderHelperRequired,
  invoiceable: labels.invoiceable,
  hoursWorked: workOrderItem.labels.workedHours,
  invoiceableHours: workOrderItem.labels.invoiceableHours,
  value: 'Värde',
  initials: 'Initialer',
  sharable: ['Alla insatser', 'Bara insatser att dela'],
  sharableLabel: 'Visa bara insatser att dela',
  dateFrom: 'Datum från',
  dateTo: 'Datum till',

  shared: sharedLabel,
  nobody: nobodyLabel,

  addNew: 'Ny insats',
  createTitle: (projectCode: string) => `${projectCode}: Skapa ny insats`,
  create: 'Skapa ny insats',
  edit: 'Ändra insats',
  created: (id: number) => `Insats ${id} skapad`,
  notCreated: 'Kunde inte skapa insats',
  updated: 'Insats uppdaterad',
  notUpdated: 'Kunde inte uppdatera insatsen',
  refusal: 'Felaktig data',
  deleted: 'Insats raderad',
  notDeleted: 'Kunde inte radera insatsen',
  deleteTitle: 'Radera Insats',
  deleteQuestion: (workOrderId: number) => `Är du säker på att du vill radera Insatsen ${workOrderId}?`,
  empty: 'Projektet har inga insatser än',
  emptyHint: 'Lägg till den första.',
  onlyInvoiceable: ['Även ej fakturerbara', 'Endast fakturerbara'],
  hourly: 'Fast pris',
  onlyHourly: ['Även avräknade mot fast pris', 'Utan avräknade mot fast pris'],
  emptyMine: 'Du har inga insatser',
  emptyMineHint: 'Här står de insatser som du är ansvarig för eller hjälper till med.',
  emptyShared: 'Det finns inga insatser att dela',
  emptySharedHint: 'Här står insatser som saknar ansvarig eller söker medhjälpare.',

  delivery: {
    creating: (done: number, total: number) => `${formatNumber(done)} av ${formatNumber(total)} insatser skapade`,
    action: 'Leverans',
    title: (projectCode: string) => `${projectCode}: Leverans från mall`,
    template: 'Leveransmall',
    choose: 'Välj leveransmall',
    noTemplate: 'Välj en leveransmall.',
    noStatus: 'Välj en status.',
    createTemplate: (name: string) => `Skapa leveransmallen ”${name}”`,
    noTemplates: 'Det finns inga leveransmallar',
    question: (template: string) => `Skapa insatser från ${template}?`,
    count: (count: number) => `Detta kommer att skapa upp ${formatCount(count, 'insats', 'insatser')}`,
    verb: 'Skapa insatser',
    created: (count: number, projectCode: string) =>
      `Leverans skapad: ${formatCount(count, 'insats', 'insatser')} i ${projectCode}`,
    notCreated: 'Leverans kunde inte skapas',
    noNote: 'Utan extern not',
  },

  missingHours: {
    title: (count: number) => `${formatCount(count, 'insats', 'insatser')} saknar arbetad tid`,
    message: 'Tid som varken är arbetad eller fakturerbar kommer inte med på fakturan.',
    estimated: 'Använd estimerad tid',
    zero: 'Låt vara noll',
  },

  export: 'Exportera',
  exportAs: { quotation: 'Offert', detailed: 'Detaljerad' },
  exportName: {
    quotation: (projectCode: string) => `${projectCode} - Insatser (offert).xlsx`,
    detailed: (projectCode: string) => `${projectCode} - Insatser (detaljerad).xlsx`,
  },
  quotation: {
    title: (projectCode: string) => `Offert för ${projectCode}`,
    termsHint: 'Till exempel vad som ingår, och hur arbetet betalas.',
    /** The folder among the project's files. */
    folder: 'Offerter',
    sheet: 'Hämta Excel',
    pdf: 'Spara PDF i projektets filer',
    notMade: 'Kunde inte göra offerten',
  },
  exported: 'Export klar',
  notExported: 'Kunde inte exportera',

  changeStatus: 'Ändra status',
  changeStatusQuestion: (count: number, status: string) =>
    `Ändra status till ${status} på ${formatCount(count, 'insats', 'insatser')}?`,
  invoicedStay: (count: number) =>
    count === 0
      ? ''
      : `${count === 1 ? 'En fakturerad insats' : `${formatNumber(count)} fakturerade insatser`} ändras inte.`,
  nothingToChange: 'Listan har inga insatser att ändra',
  tooManyToChange: (most: string) => `Högst ${most} insatser kan ändras åt gången. Filtrera listan först.`,
  statusUpdated: 'Status uppdaterad',
  statusNotUpdated: 'Kunde inte uppdatera status',
  statusUpdating: (done: number, total: number) =>
    `Status ändras: ${formatNumber(done)} av ${formatNumber(total)} insatser klara`,
  skipped: (count: number) =>
    count === 1
      ? 'En insats hann faktureras eller raderas och är inte ändrad'
      : `${count} insatser hann faktureras eller raderas och är inte ändrade`,
  invoicedReason: 'Insatsen är fakturerad och kan inte ändras.',
  showInvoice: 'Visa fakturan',

  unitPrice: workOrderItem.labels.frozenPriceOre,
  sum: 'Summa',
  sumsOf: (count: number) => `Summa ${formatCount(count, 'insats', 'insatser')}`,
  workOrdersAnd: (count: number, sum: string) => `${formatCount(count, 'insats', 'insatser')}, ${sum}`,
  hoursValue: 'Varav timmar',
  listPrice: 'Listpris',
  perHour: (price: string) => `${price} per timme`,
  total: 'Totalt',
  estimated: 'est.',
  estimatedReason: 'Räknat på estimerad tid, eftersom inget är arbetat än',
  notInvoiceable: 'ej fakturerbar',

  notPriced: 'Kunde inte hämta priser',
  pricesMissing: (names: string) => `Pris saknas för ${names}.`,
  pricesMissingHint: `Insatsen kan sparas men inte faktureras. ${priceNeeded}`,
  toPriceList: 'Till projektets prislista',
  /** The folder of a project's files. */
  receipts: 'Kvitton',
  addReceipt: 'Kvitto: lägg till',
  receiptFile: 'Foto eller fil av kvittot',
  showReceipt: 'Kvitto: hämta',
  removeReceipt: 'Ta bort kvittot från raden',
  receiptNotShown: 'Kunde inte hämta kvittot',
  costMissing: 'Ange inköpspris',
  markedUp: (percent: number) => (percent === 0 ? 'Inköpspris' : `Inköpspris + ${formatNumber(percent)}\u00a0%`),
  priceFrom: { ...priceSourceText, Frozen: 'Fakturerat pris' },
} as const;
