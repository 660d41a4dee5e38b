import { homeCountry } from '../../codes/addresses.ts';
import type { VatRule } from '../../codes/vat-rules.ts';
import { isEuCountry, isEuVatNumber } from '../../lib/vat-numbers.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';

/** Fortnox's type of VAT of a customer, which decides VAT and account of every row of its invoices. */
export type VatType = 'SEVAT' | 'SEREVERSEDVAT' | 'EUVAT' | 'EUREVERSEDVAT' | 'EXPORT';

const ofRule = { ReverseEu: 'EUREVERSEDVAT', ReverseConstruction: 'SEREVERSEDVAT', Export: 'EXPORT' } as const;

type Vat = Pick<InvoiceDocument, 'items' | 'customerCountryCode'>;

/** The type that the customer must have when the invoice is created there. With a taxed type, each row keeps its own. */
export function vatTypeOf({ items, customerCountryCode }: Vat): VatType {
  const [rule = 'Domestic', ...others] = new Set<VatRule>(items.map(({ vatRule }) => vatRule));
  if (rule !== 'Domestic' && others.length === 0) return ofRule[rule];
  return isEuCountry(customerCountryCode) ? 'EUVAT' : 'SEVAT';
}

/** True if the customer may have invoices of different types, so that its card must be looked at. */
export function mayHaveOtherVatType(vat: Vat, { reverseConstruction }: { reverseConstruction: boolean }): boolean {
  return vat.customerCountryCode !== homeCountry || reverseConstruction || vatTypeOf(vat) !== 'SEVAT';
}

/** The type of a customer that is created in Fortnox; undefined to leave it to Fortnox. */
export function vatTypeOfCustomer(customer: { countryCode: string; vatNumber: string }): VatType | undefined {
  if (customer.countryCode === homeCountry) return undefined;
  if (!isEuCountry(customer.countryCode)) return 'EXPORT';
  return isEuVatNumber(customer.vatNumber) ? 'EUREVERSEDVAT' : undefined;
}
