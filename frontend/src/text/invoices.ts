import { formatCount } from '../../../shared/lib/format.ts';
import type { FollowUpKind, MailDelivery } from '../../../shared/schemas/invoice.ts';
import { common } from './common.ts';
import { invoiceLabels } from '../../../shared/text/field-labels.ts';

/** Texts of invoices. */
export const invoicesText = {
  // 'Fakturera'
  invoicing: 'Fakturera',
  active: 'Aktiva',
  all: 'Alla',
  review: 'Granska',
  toArchive: 'Reskontra',
  noneInvoiceable: 'Det finns inget att fakturera',
  noneInvoiceableHint: 'Ett projekt står här när det har registrerade insatser som ska faktureras.',

  // Archive
  archiveList: 'Fakturor',
  serialNumberOrOcr: `${invoiceLabels.serialNumber}, OCR`,
  mistypedOcr: 'OCR-numret stämmer inte: kontrollsiffran är fel.',
  serialNumber: invoiceLabels.serialNumber,
  projectCode: invoiceLabels.projectCode,
  objectName: invoiceLabels.objectName,
  customer: invoiceLabels.customer,
  contact: 'Beställare',
  owner: invoiceLabels.owner,
  reviewer: 'Granskare',
  planned: 'Planerade',
  registered: 'Registrerade',
  invoiced: 'Fakturerade',
  type: invoiceLabels.type,
  refersTo: invoiceLabels.refersTo,
  status: invoiceLabels.status,
  date: invoiceLabels.date,
  dueDate: invoiceLabels.dueDate,
  daysLate: invoiceLabels.daysLate,
  late: (days: number) => `${days} d`,
  partPaid: 'Delbetald',
  sum: invoiceLabels.sum,
  vat: invoiceLabels.vat,
  total: invoiceLabels.total,
  balance: invoiceLabels.balance,
  left: (amount: string) => `${amount} obetalt`,
  noInvoices: 'Det finns inga fakturor än',
  noInvoicesHint: 'Fakturor skapas under Fakturera.',
  noneOverdue: 'Inga förfallna fakturor',
  noneOverdueHint: 'Det som du ansvarar för är betalt eller inte förfallet.',

  // Review
  reviewTitle: (projectCode: string) => `Granska faktura för ${projectCode}`.trim(),
  noId: 'Inget ID angivet',
  noIdHint: 'Öppna granskningen från ett projekt eller en faktura.',
  previewed: 'Förhandsgranskning skapad',
  notPreviewed: 'Kunde inte skapa förhandsgranskning',
  previewOf: (projectCode: string) => `Förhandsgranskning av faktura för ${projectCode}`,
  previewPdf: 'Förhandsgranska som PDF',
  pdf: 'PDF',
  previewFile: (projectCode: string) => `${projectCode} förhandsgranskning.pdf`,
  showWorkOrders: 'Visa projektets insatser',
  showCustomer: 'Visa kunden',
  editProject: 'Redigera projektet',

  // Creating
  create: 'Skapa faktura',
  createQuestion: 'Skapa faktura?',
  createMessage: (projectCode: string, customerName: string, sum: string) =>
    `Fakturan för ${projectCode} till ${customerName} blir ${sum} exkl. moms. Den får ett nummer och kan inte ändras.`,
  startedQuestion: 'Projektet har pågående insatser',
  startedMessage: 'Pågående insatser kommer inte med på fakturan. Vill du fakturera ändå?',
  createAnyway: 'Fakturera ändå',
  takeAddingNothing: (count: number) =>
    count === 1
      ? 'Ta med den insats som inte tillför något: den blir fakturerad och står i underlaget med 0'
      : `Ta med de ${count} insatser som inte tillför något: de blir fakturerade och står i underlaget med 0`,
  basisChanged: 'Underlaget har ändrats',
  basisChangedHint: 'Fakturan är inte skapad. Granska den igen och skapa den sedan.',
  showInvoice: 'Visa fakturan',
  created: (invoiceCode: string) => `Faktura ${invoiceCode} skapad`,
  notCreated: 'Kunde inte skapa faktura',

  // An invoice
  invoice: 'Faktura',
  credited: invoiceLabels.credited,
  downloadPdf: 'Ladda ner PDF',
  notDownloaded: 'Kunde inte hämta PDF:en',
  recreatePdf: 'Skapa om PDF',
  recreateQuestion: 'Skapa om PDF?',
  recreateMessage: (invoiceCode: string) =>
    `PDF:en till ${invoiceCode} görs om av det som fakturan innehåller. Den tidigare filen sparas.`,
  recreated: (invoiceCode: string) => `PDF:en till ${invoiceCode} är gjord på nytt`,
  notRecreated: 'Kunde inte skapa om PDF:en',
  afterwards: 'Efter fakturan',
  done: 'Klart',
  pending: 'Väntar',
  failing: 'Försöker igen',
  uncertain: 'Oklart',
  needsYou: 'Behöver åtgärdas',
  updateInAccounting: 'Uppdatera i Fortnox',
  updateInAccountingQuestion: 'Uppdatera fakturan i Fortnox?',
  updateInAccountingMessage: (serialNumber: string) =>
    `Faktura ${serialNumber} skrivs om där så att den blir som här. Stämmer summorna sedan bokförs den.`,
  updatingInAccounting: 'Fakturan uppdateras i Fortnox',
  notUpdatedInAccounting: 'Kunde inte uppdatera fakturan i Fortnox',
  settleCredit: 'Kvittad i Fortnox',
  settleCreditQuestion: 'Är krediten kvittad i Fortnox?',
  settleCreditMessage: (serialNumber: string) =>
    `Kreditfaktura ${serialNumber} och fakturan som den krediterar ska vara slutbetalda där. Ditt namn och tiden sparas.`,
  creditSettled: 'Krediten är kvittad',
  creditNotSettled: 'Kunde inte spara att krediten är kvittad',
  saidBy: (initials: string) => `av ${initials}`,
  waitsForLink: 'Väntar på koppling till Fortnox',
  editCustomer: 'Redigera kunden',
  showSystemSettings: 'Visa systeminställningarna',

  // The archived PDF
  archived: (kilobytes: number, until: string) => `${kilobytes} kB, låst i arkivet till ${until}`,
  earlierFiles: (count: number) => formatCount(count, 'tidigare version sparad', 'tidigare versioner sparade'),
  checksum: (sha256: string) => `Kontrollsumma SHA-256: ${sha256}`,

  // Mail of an invoice
  email: 'E-postadress',
  mailedTo: (to: string) => `Till ${to}`,
  blindCopy: (bcc: readonly string[]) => `dold kopia ${bcc.join(', ')}`,
  askedBy: (initials: string) => `skickat av ${initials}`,
  notToCustomer: 'Kunden har ingen e-postadress för fakturor, så mejlet gick till firmans egen.',
  retry: common.tryAgain,
  retried: 'Ett nytt försök görs nu',
  notRetried: 'Kunde inte försöka igen',
  uncertainQuestion: 'Skicka mejlet igen?',
  uncertainMessage: 'Det är oklart om mejlet gick iväg förra gången. Om det gjorde det får mottagaren det två gånger.',
  mailAgain: 'Skicka igen',
  mailTo: 'Skicka till en adress',
  goOn: 'Fortsätt',
  send: 'Skicka',
  mailQuestion: (serialNumber: string) => `Skicka faktura ${serialNumber} med mejl`,
  mailConfirm: (to: string) => `Skicka till ${to}?`,
  mailMessage: (serialNumber: string, to: string) => `Faktura ${serialNumber} mejlas med sin PDF till ${to}.`,
  mailAsked: 'Mejlet skickas',
  notMailed: 'Kunde inte skicka mejlet',
} as const;

/** What became of a mail that was sent. */
export const deliveryLabels: Record<MailDelivery, string> = {
  Unknown: 'Skickat',
  Delivered: 'Levererat',
  Bounced: 'Kom inte fram',
  Complained: 'Anmält som skräppost',
};

/** What follows an invoice when it has been made. */
export const followUpLabels: Record<FollowUpKind, string> = {
  pdf: 'PDF',
  mail: 'Mejl till kunden',
  accounting: 'Bokföring i Fortnox',
  settlement: 'Kvitta i Fortnox',
};
