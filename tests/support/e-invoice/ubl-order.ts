import type { Node } from './read-xml.ts';

const party = [
  'EndpointID',
  'PartyIdentification',
  'PartyName',
  'PostalAddress',
  'PartyTaxScheme',
  'PartyLegalEntity',
  'Contact',
];
const category = ['ID', 'Percent', 'TaxExemptionReasonCode', 'TaxExemptionReason', 'TaxScheme'];
const afterReferences = [
  'AccountingSupplierParty',
  'AccountingCustomerParty',
  'Delivery',
  'PaymentMeans',
  'PaymentTerms',
  'AllowanceCharge',
  'TaxTotal',
  'LegalMonetaryTotal',
];
const line = (quantity: string) => ['ID', 'Note', quantity, 'LineExtensionAmount', 'InvoicePeriod', 'Item', 'Price'];

/** The sequences of the schemas of UBL 2.1, for what Klang's e-invoices may use of them. */
const sequences: Record<string, readonly string[]> = {
  Invoice: [
    'CustomizationID',
    'ProfileID',
    'ID',
    'IssueDate',
    'DueDate',
    'InvoiceTypeCode',
    'Note',
    'DocumentCurrencyCode',
    'BuyerReference',
    'InvoicePeriod',
    'OrderReference',
    'BillingReference',
    'ContractDocumentReference',
    'AdditionalDocumentReference',
    'ProjectReference',
    ...afterReferences,
    'InvoiceLine',
  ],
  CreditNote: [
    'CustomizationID',
    'ProfileID',
    'ID',
    'IssueDate',
    'CreditNoteTypeCode',
    'Note',
    'DocumentCurrencyCode',
    'BuyerReference',
    'InvoicePeriod',
    'OrderReference',
    'BillingReference',
    'ContractDocumentReference',
    'AdditionalDocumentReference',
    ...afterReferences,
    'CreditNoteLine',
  ],
  InvoicePeriod: ['StartDate', 'EndDate'],
  OrderReference: ['ID'],
  BillingReference: ['InvoiceDocumentReference'],
  InvoiceDocumentReference: ['ID', 'IssueDate'],
  AdditionalDocumentReference: ['ID', 'DocumentTypeCode', 'DocumentDescription', 'Attachment'],
  Attachment: ['EmbeddedDocumentBinaryObject'],
  ProjectReference: ['ID'],
  AccountingSupplierParty: ['Party'],
  AccountingCustomerParty: ['Party'],
  Party: party,
  PartyName: ['Name'],
  PostalAddress: ['StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone', 'Country'],
  Country: ['IdentificationCode'],
  PartyTaxScheme: ['CompanyID', 'TaxScheme'],
  TaxScheme: ['ID'],
  PartyLegalEntity: ['RegistrationName', 'CompanyID', 'CompanyLegalForm'],
  Contact: ['Name', 'Telephone', 'ElectronicMail'],
  PaymentMeans: ['PaymentMeansCode', 'PaymentID', 'PayeeFinancialAccount'],
  PayeeFinancialAccount: ['ID', 'FinancialInstitutionBranch'],
  FinancialInstitutionBranch: ['ID'],
  PaymentTerms: ['Note'],
  TaxTotal: ['TaxAmount', 'TaxSubtotal'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  TaxCategory: category,
  ClassifiedTaxCategory: category,
  LegalMonetaryTotal: [
    'LineExtensionAmount',
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'PayableRoundingAmount',
    'PayableAmount',
  ],
  InvoiceLine: line('InvoicedQuantity'),
  CreditNoteLine: line('CreditedQuantity'),
  Item: ['Description', 'Name', 'ClassifiedTaxCategory', 'AdditionalItemProperty'],
  AdditionalItemProperty: ['Name', 'Value'],
  Price: ['PriceAmount'],
};

/** What is out of order, unknown or empty, by name; nothing in a document that fits the schema. */
export function misplaced(node: Node): string[] {
  if (node.children.length === 0) return node.text.trim() === '' ? [`${node.name} is empty`] : [];
  const sequence = sequences[node.name] ?? [];
  const places = node.children.map(({ name }) => sequence.indexOf(name));
  const wrong = node.children.filter((_, index) => places[index] === -1 || places[index]! < (places[index - 1] ?? 0));
  return [...wrong.map(({ name }) => `${name} in ${node.name}`), ...node.children.flatMap(misplaced)];
}
