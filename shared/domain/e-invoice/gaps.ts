import {
  type EInvoiceDemand,
  type EInvoiceGap,
  eInvoiceGaps,
  type InvoiceDelivery,
  isEInvoiced,
} from '../../codes/e-invoices.ts';
import { vatNumberOf } from '../../lib/vat-numbers.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import { buyerAddress, digitsOf } from './addresses.ts';

/**
 * What an e-invoice lacks of the mandatory fields of EN 16931 and Peppol BIS Billing 3.0, and of what its buyer demands.
 * @param demand left out for what is mandatory alone
 */
export function gapsOf(document: InvoiceDocument, demand?: EInvoiceDemand): EInvoiceGap[] {
  const { company, items, customerVatNumber, customerOrganisationNumber } = document;
  const isReverse = items.some(({ vatRule }) => vatRule.startsWith('Reverse'));
  const hasReference = buyerReference(document) !== '';
  const hasOrder = document.orderNumber.trim() !== '';
  const isMissing: Record<EInvoiceGap, boolean> = {
    'company-name': company.companyName.trim() === '',
    'company-number': digitsOf(company.organisationNumber) === '',
    'company-vat-number': !/^SE\d{12}$/.test(vatNumberOf(company.vatNumber) ?? ''),
    'customer-address': buyerAddress(document) === '',
    'customer-number': isReverse && customerVatNumber === '' && customerOrganisationNumber === '',
    'any-reference': demand === undefined && !hasReference && !hasOrder,
    reference: (demand === 'Both' || demand === 'Reference') && !hasReference,
    'order-number': (demand === 'Both' || demand === 'OrderNumber') && !hasOrder,
  };
  return eInvoiceGaps.filter((gap) => isMissing[gap]);
}

/** The marking that the buyer asked for, else the person who ordered the work. */
export function buyerReference({ costCenter, customerReferenceName }: InvoiceDocument): string {
  return costCenter.trim() || customerReferenceName.trim();
}

/** What prevents an invoice that its customer gets as an e-invoice. */
export function deliveryGaps(
  document: InvoiceDocument,
  { eInvoiceDemand, invoiceDelivery }: { eInvoiceDemand: EInvoiceDemand; invoiceDelivery: InvoiceDelivery },
): EInvoiceGap[] {
  return isEInvoiced(invoiceDelivery) ? gapsOf(document, eInvoiceDemand) : [];
}
