import { invoiceTypeLabels } from '../../../shared/text/invoices.ts';

export const creditText = {
  credit: 'Kreditera',
  crediting: 'Kreditering',
  creditedWith: 'Krediterad med',
  creditedSum: 'Krediterat inkl. moms',
  credits: 'Krediterar',
  debit: (serialNumber: string) => `${invoiceTypeLabels.Debit} ${serialNumber}`,
  creditOf: (serialNumber: string) => `${invoiceTypeLabels.Credit} ${serialNumber}`,

  review: 'Granska kreditfaktura',
  reviewTitle: (serialNumber: string) => `Granska kreditfaktura för faktura ${serialNumber}`,
  previewOf: (serialNumber: string) => `Förhandsgranskning av kreditfaktura för faktura ${serialNumber}`,
  notCreditable: 'Fakturan kan inte krediteras',
  showInvoice: 'Visa fakturan',
  what: 'Hela fakturan krediteras. Insatserna blir registrerade igen och kan ändras och faktureras på nytt.',
  paid: 'Fakturan är betald: kunden har pengar att få tillbaka, eller att räkna av mot nästa faktura.',
  create: 'Skapa kreditfaktura',
  createQuestion: 'Skapa kreditfaktura?',
  createMessage: (serialNumber: string, customerName: string, sum: string) =>
    `Faktura ${serialNumber} till ${customerName} krediteras med ${sum} exkl. moms. Kreditfakturan får ett nummer och kan inte ändras.`,
  created: (serialNumber: string) => `Kreditfaktura ${serialNumber} skapad`,
  notCreated: 'Kunde inte skapa kreditfaktura',
} as const;
