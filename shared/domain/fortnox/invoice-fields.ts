import type { InvoiceDocument, InvoiceItem } from '../../schemas/invoice.ts';
import { productTypeLabels, unitLabels } from '../../text/products.ts';
import { isOfAgreement } from '../agreement/entries.ts';
import { needsRoundingRow, fortnoxSums } from './fortnox-sums.ts';
import { fortnoxText } from './text.ts';
import { roundingAccount } from './fortnox-invoice.ts';

const longestDescription = 255;
const longestMarking = 30;

type Fields = Record<string, unknown>;

/**
 * The fields of an invoice in Fortnox: our number, OCR and sums, leaving nothing to the defaults of the customer card.
 * @param terms the code of the terms of payment in Fortnox, if known
 */
export function invoiceFields(invoice: InvoiceDocument, customerNumber: string, terms?: string): Fields {
  const codeOf = new Map(invoice.projects.map(({ projectId, projectCode }) => [projectId, projectCode]));
  const fields: Fields = {
    CustomerNumber: customerNumber,
    DocumentNumber: String(invoice.serialNumber),
    InvoiceDate: invoice.displayDate,
    DueDate: invoice.dueDate,
    TermsOfPayment: terms,
    OCR: invoice.ocr,
    ExternalInvoiceReference1: invoice.invoiceCode,
    ...textsOf(invoice),
    Currency: 'SEK',
    Language: 'SV',
    VATIncluded: false,
    AdministrationFee: 0,
    Freight: 0,
    NotCompleted: false,
    InvoiceRows: [
      ...invoice.items.map((item) => rowOf(item, codeOf.get(item.projectId))),
      ...(needsRoundingRow(invoice) ? [roundingRow(fortnoxSums(invoice).roundingTotal)] : []),
    ],
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Empty texts are sent as null, or Fortnox fills them in from the customer card. */
function textsOf(invoice: InvoiceDocument): Fields {
  const { invoiceAddress: address, costCenter, orderNumber } = invoice;
  const marking = fortnoxText([orderNumber, costCenter].filter(Boolean).join(', '), 1000);
  const texts: Record<string, string> = {
    YourReference: fortnoxText(invoice.customerReferenceName, 50),
    OurReference: fortnoxText(invoice.ourReferenceName, 50),
    YourOrderNumber: fortnoxText(marking, longestMarking),
    // A marking that does not fit its field is repeated in full in the invoice text.
    Remarks: marking.length > longestMarking ? `Fakturamärkning: ${marking}` : '',
    CustomerName: fortnoxText(address.name || invoice.customerName, 1024),
    Address1: fortnoxText(address.address1, 1024),
    Address2: fortnoxText(address.address2, 1024),
    ZipCode: fortnoxText(address.postalCode, 1024),
    City: fortnoxText(address.city, 1024),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text === '' ? null : text]));
}

/** The texts that an invoice has none of, by Fortnox's names. */
export function emptyTextsOf(invoice: InvoiceDocument): string[] {
  const texts = textsOf(invoice);
  return Object.keys(texts).filter((name) => texts[name] === null);
}

export function changedFields(invoice: InvoiceDocument, customerNumber: string, { roundsByRow = false } = {}): Fields {
  const { DocumentNumber: _, InvoiceRows: rows, ...fields } = invoiceFields(invoice, customerNumber);
  const isMissing = roundsByRow && !needsRoundingRow(invoice);
  const rounding = isMissing ? [roundingRow(fortnoxSums(invoice).roundingTotal)] : [];
  return { ...fields, InvoiceRows: [...(rows as Fields[]), ...rounding] };
}

/** Without the VAT of a rounding row, whose account then decides it; undefined where there is no such row. */
export function withoutVatOfRounding(fields: Fields): Fields | undefined {
  const rows = (fields['InvoiceRows'] ?? []) as Fields[];
  if (!rows.some(isRounding)) return undefined;
  const plain = rows.map((row) => {
    const { VAT: _, ...others } = row;
    return isRounding(row) ? others : row;
  });
  return { ...fields, InvoiceRows: plain };
}

const isRounding = (row: Fields) => row['AccountNumber'] === roundingAccount;

/** The row Fortnox itself adds for companies that round to whole kronor. The last of several credits has its own. */
function roundingRow(kronor: number): Fields {
  return {
    Description: 'Öresavrundning',
    DeliveredQuantity: kronor < 0 ? '-1' : '1',
    Price: Math.abs(kronor),
    VAT: 0,
    AccountNumber: roundingAccount,
    Discount: 0,
  };
}

/** @param projectCode of the line, on a combined invoice */
function rowOf(item: InvoiceItem, projectCode: string | undefined): Fields {
  const { productType } = item;
  return {
    Description: descriptionOf(item, projectCode),
    DeliveredQuantity: String(productType === 'Rate' ? item.invoiceableHours : item.quantity),
    Price: item.unitPrice,
    VAT: item.vatPercent,
    AccountNumber: item.account,
    Discount: 0,
  };
}

/**
 * The kind of work, which stands above the line on our invoice, and the unit in words, since each company there defines
 * its own units: Fortnox makes reminders and e-invoices of its rows alone.
 */
function descriptionOf(item: InvoiceItem, projectCode: string | undefined): string {
  const { productType, invoiceItemGroupHeading: heading } = item;
  const text = item.invoiceItemText || (productType === 'Rate' ? 'Arbete' : productTypeLabels[productType]);
  const kind = text === heading ? '' : heading;
  const unit = isOfAgreement(item) ? '' : ` (${unitLabels[productType]})`;
  const words = fortnoxText([projectCode, kind, text].filter(Boolean).join(': '), longestDescription - unit.length);
  return `${words}${unit}`;
}
