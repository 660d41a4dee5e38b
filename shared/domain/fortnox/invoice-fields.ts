import type { InvoiceDocument, InvoiceItem } from '../../schemas/invoice.ts';
import { fortnoxText } from './text.ts';

const longestDescription = 255;

type Fields = Record<string, unknown>;

/** What is registered in Fortnox: our number, OCR and sums, with nothing left to what the customer's card there says. */
export function invoiceFields(invoice: InvoiceDocument, customerNumber: string): Fields {
  const { invoiceAddress: address } = invoice;
  const fields: Fields = {
    CustomerNumber: customerNumber,
    DocumentNumber: String(invoice.serialNumber),
    InvoiceDate: invoice.displayDate,
    DueDate: invoice.dueDate,
    OCR: invoice.ocr,
    ExternalInvoiceReference1: invoice.invoiceCode,
    YourReference: fortnoxText(invoice.customerReferenceName, 50),
    OurReference: fortnoxText(invoice.ourReferenceName, 50),
    YourOrderNumber: fortnoxText(invoice.costCenter, 30),
    CustomerName: fortnoxText(address.name || invoice.customerName, 1024),
    Address1: fortnoxText(address.address1, 1024),
    Address2: fortnoxText(address.address2, 1024),
    ZipCode: fortnoxText(address.postalCode, 1024),
    City: fortnoxText(address.city, 1024),
    Currency: 'SEK',
    Language: 'SV',
    VATIncluded: false,
    AdministrationFee: 0,
    Freight: 0,
    NotCompleted: false,
    InvoiceRows: invoice.items.map(rowOf),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));
}

/** The unit is left out: which ones there are differs between companies. */
function rowOf(item: InvoiceItem): Fields {
  const isRate = item.productType === 'Rate';
  return {
    Description: fortnoxText(item.invoiceItemText, longestDescription) || (isRate ? 'Arbete' : 'Hyra'),
    DeliveredQuantity: String(isRate ? item.invoiceableHours : item.quantity),
    Price: item.unitPrice,
    VAT: item.vatPercent,
    Discount: 0,
  };
}
