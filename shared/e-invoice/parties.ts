import { organisationScheme } from '../lib/electronic-address.ts';
import { buyerAddress, buyerNumber, digitsOf } from '../domain/e-invoice/addresses.ts';
import { homeCountry } from '../codes/addresses.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import { type Element, element } from './xml.ts';

export function seller({ company, ourReferenceName }: InvoiceDocument): Element | undefined {
  const number = digitsOf(company.organisationNumber);
  return element('cac:AccountingSupplierParty', [
    element('cac:Party', [
      endpoint(`${organisationScheme}:${number}`),
      address({
        address1: company.companyAddress1,
        address2: company.companyAddress2,
        city: company.companyCity,
        postalCode: company.companyPostalCode,
        countryCode: homeCountry,
      }),
      taxScheme(company.vatNumber, 'VAT'),
      // The only text that Peppol's Swedish rules take (SE-R-005).
      /f-skatt/i.test(company.taxStatusText) ? taxScheme('Godkänd för F-skatt', 'TAX') : undefined,
      element('cac:PartyLegalEntity', [
        element('cbc:RegistrationName', company.companyName),
        element('cbc:CompanyID', number, { schemeID: organisationScheme }),
        element('cbc:CompanyLegalForm', company.companySeat && `Säte: ${company.companySeat}`),
      ]),
      element('cac:Contact', [
        element('cbc:Name', ourReferenceName),
        element('cbc:Telephone', company.companyPhone),
        element('cbc:ElectronicMail', company.companyEmail),
      ]),
    ]),
  ]);
}

export function buyer(document: InvoiceDocument): Element | undefined {
  const { invoiceAddress, customerName, customerOrganisationNumber, customerCountryCode } = document;
  const number = buyerNumber(document);
  return element('cac:AccountingCustomerParty', [
    element('cac:Party', [
      endpoint(buyerAddress(document)),
      element('cac:PartyName', [element('cbc:Name', invoiceAddress.name === customerName ? '' : invoiceAddress.name)]),
      address({ ...invoiceAddress, countryCode: customerCountryCode }),
      taxScheme(document.customerVatNumber, 'VAT'),
      element('cac:PartyLegalEntity', [
        element('cbc:RegistrationName', customerName),
        number
          ? element('cbc:CompanyID', number, { schemeID: organisationScheme })
          : element('cbc:CompanyID', customerOrganisationNumber),
      ]),
      element('cac:Contact', [element('cbc:Name', document.customerReferenceName)]),
    ]),
  ]);
}

function endpoint(electronicAddress: string): Element | undefined {
  const [schemeID = '', ...rest] = electronicAddress.split(':');
  return element('cbc:EndpointID', rest.join(':'), { schemeID });
}

type Place = { address1: string; address2: string; city: string; postalCode: string; countryCode: string };

function address({ address1, address2, city, postalCode, countryCode }: Place): Element | undefined {
  return element('cac:PostalAddress', [
    element('cbc:StreetName', address1),
    element('cbc:AdditionalStreetName', address2),
    element('cbc:CityName', city),
    element('cbc:PostalZone', postalCode),
    element('cac:Country', [element('cbc:IdentificationCode', countryCode)]),
  ]);
}

function taxScheme(companyId: string, scheme: 'VAT' | 'TAX'): Element | undefined {
  if (companyId === '') return undefined;
  return element('cac:PartyTaxScheme', [
    element('cbc:CompanyID', companyId),
    element('cac:TaxScheme', [element('cbc:ID', scheme)]),
  ]);
}
