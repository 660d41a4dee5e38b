import { kronor } from '../base/amounts.ts';
import type { CompanySettings } from '../company/company.ts';
import { textIn } from '../base/fields.ts';
import { invoiceFields } from './invoice-fields.ts';
import { rowOre, withoutVat } from './totals.ts';
import type { Invoice, InvoiceRow } from '../company/records.ts';

function balanceOre({ isCancelled, totals, settledOre }: Invoice): number {
  return isCancelled ? 0 : totals.totalOre - settledOre;
}

function addressOf({ number }: Invoice, apiUrl: string): string {
  return `${apiUrl}/invoices/${number}`;
}

/** The full object, with Fortnox's irregular types: booleans as text, and numbers as text. */
export function invoiceView(
  invoice: Invoice,
  apiUrl: string,
  { accountingMethod }: CompanySettings,
): Record<string, unknown> {
  const { fields, totals, voucher } = invoice;
  const empty = Object.keys(invoiceFields).map((name) => [name, name.endsWith('Date') ? null : '']);
  return {
    '@url': addressOf(invoice, apiUrl),
    ...(Object.fromEntries(empty) as Record<string, unknown>),
    ...fields,
    DocumentNumber: invoice.number,
    InvoiceRows: invoice.rows.map((row) => rowView(row, fields['VATIncluded'] === true)),
    Booked: invoice.isBooked,
    Cancelled: invoice.isCancelled,
    Sent: invoice.isSent,
    Credit: String(invoice.isCredit),
    CreditInvoiceReference: invoice.creditedBy || '0',
    InvoiceReference: invoice.credits || '0',
    OrderReference: '0',
    OfferReference: '0',
    ContractReference: 0,
    AccountingMethod: accountingMethod,
    Gross: kronor(totals.grossOre),
    Net: kronor(totals.netOre),
    TotalVAT: kronor(totals.vatOre),
    AdministrationFeeVAT: kronor(totals.administrationFeeVatOre),
    FreightVAT: kronor(totals.freightVatOre),
    RoundOff: kronor(totals.roundOffOre),
    Total: kronor(totals.totalOre),
    TotalToPay: kronor(totals.totalOre),
    Balance: kronor(balanceOre(invoice)),
    FinalPayDate: invoice.finalPayDate || null,
    VoucherSeries: voucher?.series ?? null,
    VoucherNumber: voucher?.number ?? null,
    VoucherYear: voucher?.year ?? null,
    Reminders: 0,
    LastRemindDate: null,
    NoxFinans: false,
    EDIInformation: {
      EDIGlobalLocationNumber: '',
      EDIGlobalLocationNumberDelivery: '',
      EDIInvoiceExtra1: '',
      EDIInvoiceExtra2: '',
      EDIOurElectronicReference: '',
      EDIYourElectronicReference: '',
      EDIStatus: invoice.ediStatus ?? '',
    },
    WarehouseReady: false,
    HouseWork: false,
    TaxReduction: null,
    BasisTaxReduction: 0,
  };
}

function rowView(row: InvoiceRow, isVatIncluded: boolean): Record<string, unknown> {
  const total = rowOre(row);
  const price = Math.round(row.price * 100);
  return {
    RowId: row.rowId,
    ArticleNumber: row.articleNumber,
    Description: row.description,
    DeliveredQuantity: String(row.quantity),
    Unit: row.unit,
    Price: row.price,
    PriceExcludingVAT: kronor(isVatIncluded ? withoutVat(price, row.vat) : price),
    VAT: row.vat,
    AccountNumber: row.accountNumber,
    Discount: row.discount,
    DiscountType: row.discountType,
    CostCenter: row.costCenter,
    Project: row.project,
    HouseWork: false,
    Total: kronor(total),
    TotalExcludingVAT: kronor(isVatIncluded ? withoutVat(total, row.vat) : total),
  };
}

export function invoiceItem(invoice: Invoice, apiUrl: string): Record<string, unknown> {
  const { fields, voucher } = invoice;
  const names = [
    'CustomerNumber',
    'CustomerName',
    'InvoiceDate',
    'DueDate',
    'OCR',
    'Currency',
    'CostCenter',
    'Project',
    'TermsOfPayment',
    'ExternalInvoiceReference1',
    'ExternalInvoiceReference2',
    'InvoiceType',
    'WayOfDelivery',
  ];
  return {
    '@url': addressOf(invoice, apiUrl),
    DocumentNumber: invoice.number,
    ...Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])),
    CurrencyRate: String(Number(fields['CurrencyRate'])),
    Total: kronor(invoice.totals.totalOre),
    Balance: kronor(balanceOre(invoice)),
    Booked: invoice.isBooked,
    Cancelled: invoice.isCancelled,
    Sent: invoice.isSent,
    FinalPayDate: invoice.finalPayDate || null,
    VoucherSeries: voucher?.series ?? null,
    VoucherNumber: voucher?.number ?? null,
    VoucherYear: voucher?.year ?? null,
    NoxFinans: false,
  };
}

/** The filters of an invoice list. Whether 'unpaid' includes unbooked invoices is undocumented; here it does not. */
export const invoiceFilters: Record<string, (invoice: Invoice, today: string) => boolean> = {
  cancelled: ({ isCancelled }) => isCancelled,
  fullypaid: (invoice) => invoice.isBooked && balanceOre(invoice) === 0,
  unpaid: (invoice) => invoice.isBooked && balanceOre(invoice) !== 0,
  unpaidoverdue: (invoice, today) =>
    invoice.isBooked && balanceOre(invoice) > 0 && textIn(invoice.fields, 'DueDate') < today,
  unbooked: ({ isBooked, isCancelled }) => !isBooked && !isCancelled,
};
