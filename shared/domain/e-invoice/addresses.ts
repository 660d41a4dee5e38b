import { homeCountry } from '../../codes/addresses.ts';
import { organisationScheme } from '../../lib/electronic-address.ts';
import { organisationNumberOf } from '../../lib/official-numbers.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import { vatSchemes } from './vat-schemes.ts';

type Buyer = Pick<
  InvoiceDocument,
  'customerElectronicAddress' | 'customerOrganisationNumber' | 'customerVatNumber' | 'customerCountryCode'
>;

/** The customer's address in Peppol, else one that follows from its numbers; empty if there is none. */
export function buyerAddress(buyer: Buyer): string {
  if (buyer.customerElectronicAddress) return buyer.customerElectronicAddress;
  const number = buyerNumber(buyer);
  if (number) return `${organisationScheme}:${number}`;
  const scheme = vatSchemes[buyer.customerVatNumber.slice(0, 2)];
  return scheme ? `${scheme}:${buyer.customerVatNumber}` : '';
}

/** The digits of a Swedish buyer's organisation number, else empty. */
export function buyerNumber({ customerCountryCode, customerOrganisationNumber }: Buyer): string {
  return customerCountryCode === homeCountry ? digitsOf(customerOrganisationNumber) : '';
}

/** The ten digits of a correct organisation number, else empty. */
export function digitsOf(organisationNumber: string): string {
  return organisationNumberOf(organisationNumber)?.replace('-', '') ?? '';
}
