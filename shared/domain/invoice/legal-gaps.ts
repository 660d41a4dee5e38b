import { homeCountry } from '../../codes/addresses.ts';
import { type LegalGap, type SellerField, sellerFields } from '../../codes/legal-gaps.ts';
import { AppError } from '../../codes/errors.ts';
import { invoiceIncomplete } from '../../codes/errors/invoices.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import type { Company } from '../../schemas/settings.ts';
import { legalGapsSentence } from '../../text/legal-gaps.ts';

/**
 * What mervärdesskattelagen (2023:200) 17 kap. 24 § asks an invoice to state of its seller and buyer, and this one
 * lacks. An address abroad may have no postal code.
 */
export function legalGaps(document: InvoiceDocument): LegalGap[] {
  const { company, customerName, customerId, projectId } = document;
  const ofSeller: LegalGap[] = sellerGaps(company).map((gap) => ({
    gap,
    record: 'system-settings',
    id: 1,
    field: gap,
  }));
  const ofBuyer: LegalGap[] = [
    ...(isEmpty(customerName)
      ? [{ gap: 'buyerName', record: 'customer', id: customerId, field: 'name' } as const]
      : []),
    ...(hasBuyerAddress(document)
      ? []
      : [{ gap: 'buyerAddress', record: 'project', id: projectId, field: 'invoiceAddressId' } as const]),
  ];
  return [...ofSeller, ...ofBuyer];
}

/** What is missing of the seller, by the field in the settings. */
export function sellerGaps(company: Pick<Company, SellerField>): SellerField[] {
  return sellerFields.filter((field) => isEmpty(company[field]));
}

export function hasBuyerAddress({
  invoiceAddress: { address1, address2, postalCode, city },
  customerCountryCode,
}: Pick<InvoiceDocument, 'invoiceAddress' | 'customerCountryCode'>): boolean {
  const needsCode = customerCountryCode === homeCountry;
  return !isEmpty(address1 + address2) && !isEmpty(city) && !(needsCode && isEmpty(postalCode));
}

const isEmpty = (text: string) => text.trim() === '';

/** Guards everything that is issued, debits and credits alike. @throws invoice_incomplete, which lists what is missing */
export function requireLawful(document: InvoiceDocument): void {
  const missing = legalGaps(document);
  if (missing.length === 0) return;
  throw new AppError(invoiceIncomplete, {
    message: legalGapsSentence(missing.map(({ gap }) => gap)),
    facts: { missing },
  });
}
