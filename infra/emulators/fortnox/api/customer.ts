import type { Company } from '../company/company.ts';
import { codes, FortnoxError } from '../base/errors.ts';
import {
  boolean,
  choice,
  merge,
  number,
  numberText,
  readFields,
  text,
  type Fields,
  type FieldValues,
} from '../base/fields.ts';
import type { Customer } from '../company/records.ts';

const deliveryType = choice('PRINT', 'EMAIL', 'PRINTSERVICE');
const address = (prefix: string): Fields => ({
  [`${prefix}Address1`]: text(1024),
  [`${prefix}Address2`]: text(1024),
  [`${prefix}ZipCode`]: text(10),
  [`${prefix}City`]: text(1024),
  [`${prefix}CountryCode`]: text(2, { pattern: /^[A-Z]{2}$/ }),
});
const emails = ['Invoice', 'Order', 'Offer'].flatMap((kind) =>
  ['', 'CC', 'BCC'].map((copy) => [`Email${kind}${copy}`, text(1024)] as const),
);

const writable: Fields = {
  CustomerNumber: text(50, { pattern: /^[\w\-+/]+$/ }),
  Name: text(1024),
  OrganisationNumber: text(30),
  Type: choice('COMPANY', 'PRIVATE'),
  Active: boolean,
  ...address(''),
  ...address('Delivery'),
  ...address('Visiting'),
  DeliveryName: text(1024),
  DeliveryPhone1: text(1024),
  DeliveryPhone2: text(1024),
  DeliveryFax: text(1024),
  Email: text(1024),
  ...Object.fromEntries(emails),
  Phone1: text(1024),
  Phone2: text(1024),
  Fax: text(1024),
  TermsOfPayment: text(25),
  TermsOfDelivery: text(1024),
  WayOfDelivery: text(1024),
  CostCenter: text(6),
  Currency: text(3),
  VATType: choice('SEVAT', 'SEREVERSEDVAT', 'EUVAT', 'EUREVERSEDVAT', 'EXPORT'),
  VATNumber: text(30),
  OurReference: text(50, { tooLong: codes.referenceTooLong }),
  YourReference: text(50, { tooLong: codes.referenceTooLong }),
  InvoiceDiscount: number,
  InvoiceAdministrationFee: numberText,
  InvoiceFreight: numberText,
  InvoiceRemark: text(1024),
  ShowPriceVATIncluded: boolean,
  DefaultDeliveryTypes: {
    kind: 'object',
    fields: { Invoice: deliveryType, Order: deliveryType, Offer: deliveryType },
  },
  WWW: text(128),
  GLN: text(13),
  GLNDelivery: text(13),
  PriceList: text(50),
  Project: text(20),
  SalesAccount: text(4, { pattern: /^\d{4}$/ }),
  ExternalReference: text(1024),
  Comments: text(1024, { tooLong: codes.commentsTooLong }),
};

const defaults: FieldValues = {
  Type: 'COMPANY',
  Active: true,
  CountryCode: 'SE',
  Currency: 'SEK',
  VATType: 'SEVAT',
  PriceList: 'A',
  ShowPriceVATIncluded: false,
  DefaultDeliveryTypes: { Invoice: 'PRINT', Order: 'PRINT', Offer: 'PRINT' },
};

export function findCustomer(company: Company, customerNumber: string): Customer {
  const found = company.customers.get(customerNumber);
  if (!found || found.isDeleted) throw new FortnoxError(codes.customerNotFound, 'Kan inte hitta kunden.', 404);
  return found;
}

export function createCustomer(company: Company, input: unknown, now: number): Customer {
  const { CustomerNumber, ...written } = readFields(input, writable);
  if (typeof written['Name'] !== 'string') throw new FortnoxError(codes.required, 'Namn måste anges.');
  requireVatNumber(merge(defaults, written));
  checkReferences(company, written);
  if (typeof CustomerNumber === 'string' && company.customers.get(CustomerNumber)) {
    throw new FortnoxError(codes.customerNumberTaken, 'Kundnumret används redan.');
  }
  const customerNumber = typeof CustomerNumber === 'string' ? CustomerNumber : nextNumber(company);
  const fields = merge(defaults, written);
  const customer = { number: customerNumber, fields, isDeleted: false, modifiedAt: now };
  company.customers.set(customer);
  return customer;
}

/** The periodic summary needs it. That Fortnox refuses, and with which code, is assumed. */
function requireVatNumber(fields: FieldValues): void {
  if (fields['VATType'] === 'EUREVERSEDVAT' && !fields['VATNumber']) {
    throw new FortnoxError(codes.codeHidden, 'VAT-nummer måste anges för omvänd skattskyldighet inom EU.');
  }
}

// Numbers of deleted customers are not reused.
function nextNumber(company: Company): string {
  let next = company.settings.nextCustomerNumber;
  while (company.customers.get(String(next))) next += 1;
  company.change({ nextCustomerNumber: next + 1 });
  return String(next);
}

export function updateCustomer(company: Company, customerNumber: string, input: unknown, now: number): Customer {
  const before = findCustomer(company, customerNumber);
  const { CustomerNumber, ...written } = readFields(input, writable);
  if (CustomerNumber !== undefined && CustomerNumber !== customerNumber) {
    throw new FortnoxError(codes.unknownField, 'Felaktigt fältnamn (CustomerNumber)');
  }
  if (written['Name'] === null) throw new FortnoxError(codes.required, 'Namn måste anges.');
  requireVatNumber(merge(before.fields, written));
  checkReferences(company, written);
  const customer = { ...before, fields: merge(before.fields, written), modifiedAt: now };
  company.customers.set(customer);
  return customer;
}

export function deleteCustomer(company: Company, customerNumber: string, now: number): void {
  const customer = findCustomer(company, customerNumber);
  const isUsed = company.invoices.all().some(({ fields }) => fields['CustomerNumber'] === customerNumber);
  if (isUsed) throw new FortnoxError(codes.codeHidden, 'Kunden används och kan inte tas bort.');
  company.customers.set({ ...customer, isDeleted: true, modifiedAt: now });
}

export function checkReferences({ settings }: Company, written: FieldValues): void {
  const check = (name: string, known: readonly string[], code: (typeof codes)[keyof typeof codes]) => {
    const value = written[name];
    if (typeof value === 'string' && !known.includes(value)) {
      throw new FortnoxError(code, `Kan inte hitta ${value} (${name}).`);
    }
  };
  check(
    'TermsOfPayment',
    settings.termsOfPayment.map(({ code }) => code),
    codes.termsNotFound,
  );
  check('Currency', settings.currencies, codes.codeHidden);
  check('CostCenter', settings.costCenters, codes.codeHidden);
  check('Project', settings.projects, codes.projectNotFound);
  check('PriceList', ['A'], codes.codeHidden);
  check('SalesAccount', settings.accounts.map(String), codes.accountNotFound);
}

const countries: Record<string, string> = { SE: 'Sverige', NO: 'Norge', DK: 'Danmark', FI: 'Finland', DE: 'Tyskland' };

export function countryName(countryCode: unknown): string {
  return countries[String(countryCode)] ?? '';
}

export function customerView({ number: customerNumber, fields }: Customer, apiUrl: string): object {
  const empty = Object.fromEntries(Object.entries(writable).map(([name, { kind }]) => [name, emptyOf(kind)]));
  const amounts = ['InvoiceAdministrationFee', 'InvoiceFreight'].map((name) => {
    const value = fields[name];
    return [name, typeof value === 'number' ? String(value) : null];
  });
  return {
    '@url': `${apiUrl}/customers/${encodeURIComponent(customerNumber)}`,
    ...empty,
    ...fields,
    ...(Object.fromEntries(amounts) as FieldValues),
    Country: countryName(fields['CountryCode']),
    DeliveryCountry: countryName(fields['DeliveryCountryCode']),
    VisitingCountry: countryName(fields['VisitingCountryCode']),
    CustomerNumber: customerNumber,
  };
}

function emptyOf(kind: string): unknown {
  return kind === 'text' || kind === 'choice' ? '' : null;
}

export function customerItem({ number: customerNumber, fields }: Customer, apiUrl: string): Record<string, unknown> {
  const names = ['Name', 'OrganisationNumber', 'Address1', 'Address2', 'ZipCode', 'City', 'Email'];
  return {
    '@url': `${apiUrl}/customers/${encodeURIComponent(customerNumber)}`,
    CustomerNumber: customerNumber,
    ...Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])),
    Phone: fields['Phone1'] ?? '',
  };
}
