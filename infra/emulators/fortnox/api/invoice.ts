import type { Company } from '../company/company.ts';
import { addDays, type Clock } from '../base/clock.ts';
import { codes, FortnoxError } from '../base/errors.ts';
import { merge, readFields, type FieldValues } from '../base/fields.ts';
import { ocrOf } from '../base/ocr.ts';
import { checkReferences, countryName } from './customer.ts';
import { invoiceFields } from './invoice-fields.ts';
import { readRows, type RowDefaults, untaxedAccounts } from './invoice-rows.ts';
import { totalsOf } from './totals.ts';
import type { Customer, Invoice, InvoiceRow, Totals } from '../company/records.ts';

export function findInvoice(company: Company, documentNumber: string): Invoice {
  const found = company.invoices.get(documentNumber);
  if (!found) throw new FortnoxError(codes.invoiceNotFound, 'Kan inte hitta fakturan.', 404);
  return found;
}

export function createInvoice(company: Company, input: unknown, clock: Clock): Invoice {
  const { InvoiceRows, DocumentNumber, ...written } = readFields(input, invoiceFields);
  const customer = customerOf(company, written['CustomerNumber']);
  checkReferences(company, written);
  const fields = merge(defaultFields(company, customer, written, clock), written);
  const rows = readRows(company, InvoiceRows ?? [], rowDefaults(customer), []);
  const number = takeNumber(company, DocumentNumber);
  const totals = totalsFor(company, fields, rows, isTaxed(customer));
  const invoice: Invoice = {
    number,
    fields: { ...fields, OCR: written['OCR'] ?? ocrOf(number) },
    rows,
    totals,
    hasVat: isTaxed(customer),
    isBooked: false,
    isCancelled: false,
    isSent: false,
    isCredit: totals.totalOre < 0,
    creditedBy: '',
    credits: '',
    voucher: null,
    settledOre: 0,
    finalPayDate: '',
    modifiedAt: clock.now(),
  };
  company.invoices.set(invoice);
  return invoice;
}

/** A partial update of the header; rows follow their own rules. Booked and cancelled invoices are immutable. */
export function updateInvoice(company: Company, documentNumber: string, input: unknown, clock: Clock): Invoice {
  const before = findInvoice(company, documentNumber);
  const { InvoiceRows, DocumentNumber, ...written } = readFields(input, invoiceFields);
  if (DocumentNumber !== undefined) throw new FortnoxError(codes.unknownField, 'Felaktigt fältnamn (DocumentNumber)');
  if (before.isBooked || before.isCancelled) {
    throw new FortnoxError(codes.codeHidden, 'Fakturan är bokförd eller makulerad och kan inte ändras.');
  }
  if (Array.isArray(InvoiceRows) && InvoiceRows.length === 0) {
    throw new FortnoxError(codes.wrongShape, 'En faktura måste ha rader.');
  }
  const customer = customerOf(company, { ...before.fields, ...written }['CustomerNumber']);
  checkReferences(company, written);
  const fields = merge(before.fields, written);
  const rows =
    InvoiceRows === undefined ? before.rows : readRows(company, InvoiceRows, rowDefaults(customer), before.rows);
  const totals = totalsFor(company, fields, rows, before.hasVat);
  const invoice = { ...before, fields, rows, totals, modifiedAt: clock.now() };
  company.invoices.set(invoice);
  return invoice;
}

function customerOf(company: Company, customerNumber: unknown): Customer {
  if (typeof customerNumber !== 'string') throw new FortnoxError(codes.required, 'Kundnummer måste anges.');
  const customer = company.customers.get(customerNumber);
  if (!customer || customer.isDeleted) {
    throw new FortnoxError(codes.invoiceCustomerMissing, `Kunden ${customerNumber} finns inte.`);
  }
  return customer;
}

function isTaxed({ fields }: Customer): boolean {
  return fields['VATType'] === 'SEVAT' || fields['VATType'] === 'EUVAT';
}

function rowDefaults(customer: Customer): RowDefaults {
  return {
    hasVat: isTaxed(customer),
    untaxedAccount: untaxedAccounts[String(customer.fields['VATType'])] ?? 0,
    discount: Number(customer.fields['InvoiceDiscount'] ?? 0),
    salesAccount: Number(customer.fields['SalesAccount'] ?? 0),
  };
}

function defaultFields({ settings }: Company, { fields }: Customer, written: FieldValues, clock: Clock): FieldValues {
  const copied = ['Address1', 'Address2', 'ZipCode', 'City', 'Phone1', 'Phone2', 'YourReference', 'OurReference'];
  const delivery = ['Name', 'Address1', 'Address2', 'ZipCode', 'City'].map((name) => `Delivery${name}`);
  const invoiceDate = typeof written['InvoiceDate'] === 'string' ? written['InvoiceDate'] : clock.today();
  const terms = written['TermsOfPayment'] ?? (fields['TermsOfPayment'] || '30');
  const days = settings.termsOfPayment.find(({ code }) => code === terms)?.days ?? 30;
  return {
    ...Object.fromEntries([...copied, ...delivery].map((name) => [name, fields[name] ?? ''])),
    CustomerName: fields['Name'],
    Country: countryName(fields['CountryCode']),
    DeliveryCountry: countryName(fields['DeliveryCountryCode']),
    InvoiceDate: invoiceDate,
    DueDate: addDays(invoiceDate, days),
    TermsOfPayment: terms,
    Currency: fields['Currency'] || 'SEK',
    CurrencyRate: 1,
    CurrencyUnit: 1,
    Language: 'SV',
    InvoiceType: 'INVOICE',
    PriceList: fields['PriceList'] || 'A',
    CostCenter: fields['CostCenter'] ?? '',
    Project: fields['Project'] ?? '',
    VATIncluded: fields['ShowPriceVATIncluded'] ?? false,
    AdministrationFee: fields['InvoiceAdministrationFee'] || 0,
    Freight: fields['InvoiceFreight'] || 0,
    Remarks: fields['InvoiceRemark'] ?? '',
    NotCompleted: false,
    EmailInformation: {
      EmailAddressTo: fields['EmailInvoice'] || fields['Email'] || '',
      EmailAddressCC: fields['EmailInvoiceCC'] ?? '',
      EmailAddressBCC: fields['EmailInvoiceBCC'] ?? '',
    },
  };
}

/** The given number, or the next one in the series: as at Fortnox, a used number in the series blocks all creation. */
export function takeNumber(company: Company, expected?: unknown): string {
  const number = typeof expected === 'string' ? expected : String(company.settings.nextDocumentNumber);
  if (company.invoices.get(number)) throw new FortnoxError(codes.codeHidden, `Fakturanummer ${number} används redan.`);
  if (typeof expected !== 'string') company.change({ nextDocumentNumber: Number(number) + 1 });
  return number;
}

export function totalsFor(company: Company, fields: FieldValues, rows: readonly InvoiceRow[], hasVat: boolean): Totals {
  return totalsOf(rows, {
    isVatIncluded: fields['VATIncluded'] === true,
    administrationFee: Number(fields['AdministrationFee'] || 0),
    freight: Number(fields['Freight'] || 0),
    hasVat,
    isRounded: company.settings.roundTotals,
  });
}
