import type { EInvoiceDemand, EInvoiceGap, EInvoiceWay, InvoiceDelivery } from '../codes/e-invoices.ts';
import { formatNames } from '../lib/format.ts';

export const invoiceDeliveryLabels: Record<InvoiceDelivery, string> = {
  Email: 'E-post',
  EInvoice: 'E-faktura',
  EInvoiceAndEmail: 'E-faktura, och PDF med e-post',
  Letter: 'Brev',
};

export const eInvoiceDemandLabels: Record<EInvoiceDemand, string> = {
  Both: 'Referens och beställningsnummer',
  Reference: 'Referens',
  OrderNumber: 'Beställningsnummer',
};

export const eInvoiceWayLabels: Record<EInvoiceWay, string> = {
  File: 'För hand: någon hämtar filen',
  Fortnox: 'Genom Fortnox',
  AccessPoint: 'Med e-post till en accesspunkt',
};

const gapTexts: Record<EInvoiceGap, string> = {
  'company-name': 'firmans namn',
  'company-number': 'firmans organisationsnummer',
  'company-vat-number': 'firmans momsregistreringsnummer',
  'customer-address': 'kundens Peppol-id, GLN eller organisationsnummer',
  'customer-number': 'kundens momsregistreringsnummer',
  'any-reference': 'referens (fakturamärkning eller beställare) eller beställningsnummer',
  reference: 'referens (fakturamärkning eller beställare)',
  'order-number': 'beställningsnummer',
};

export function eInvoiceLacks(gaps: readonly EInvoiceGap[]): string {
  return `E-fakturan saknar ${formatNames(gaps.map((gap) => gapTexts[gap]))}.`;
}
