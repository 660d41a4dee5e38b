import { codes } from '../base/errors.ts';
import { boolean, choice, date, number, numberText, text, type Fields } from '../base/fields.ts';

const reference = text(50, { tooLong: codes.referenceTooLong });

/** `DocumentNumber` may be set on creation only, which `updateInvoice` checks. */
export const invoiceFields: Fields = {
  CustomerNumber: text(50),
  InvoiceRows: { kind: 'any' },
  InvoiceDate: date,
  DueDate: date,
  DeliveryDate: date,
  OutboundDate: date,
  TermsOfPayment: text(25),
  DocumentNumber: text(15, { pattern: /^[1-9]\d*$/ }),
  OCR: text(25, { pattern: /^\d+$/ }),
  ExternalInvoiceReference1: text(80),
  ExternalInvoiceReference2: text(80),
  // The schema says 75, but Fortnox has been seen to cut texts silently after 30 characters.
  YourOrderNumber: text(30, { isCut: true }),
  YourReference: reference,
  OurReference: reference,
  Remarks: text(1024),
  Comments: text(1024, { tooLong: codes.commentsTooLong }),
  Currency: text(3),
  CurrencyRate: number,
  CurrencyUnit: number,
  Language: choice('SV', 'EN'),
  // The misspelling is Fortnox's.
  InvoiceType: choice('INVOICE', 'AGREEMENTINVOICE', 'INTRESTINVOICE', 'SUMMARYINVOICE', 'CASHINVOICE'),
  VATIncluded: boolean,
  AdministrationFee: number,
  Freight: number,
  NotCompleted: boolean,
  CostCenter: text(6),
  Project: text(20),
  PriceList: text(50),
  TermsOfDelivery: text(1024),
  WayOfDelivery: text(1024),
  PrintTemplate: text(1024),
  CustomerName: text(1024),
  Address1: text(1024),
  Address2: text(1024),
  ZipCode: text(1024),
  City: text(1024),
  Country: text(1024),
  Phone1: text(1024),
  Phone2: text(1024),
  DeliveryName: text(1024),
  DeliveryAddress1: text(1024),
  DeliveryAddress2: text(1024),
  DeliveryZipCode: text(1024),
  DeliveryCity: text(1024),
  DeliveryCountry: text(1024),
  EmailInformation: {
    kind: 'object',
    fields: {
      EmailAddressFrom: text(1024),
      EmailAddressTo: text(1024),
      EmailAddressCC: text(1024),
      EmailAddressBCC: text(1024),
      EmailSubject: text(100),
      EmailBody: text(20_000),
    },
  },
};

export const rowFields: Fields = {
  RowId: number,
  ArticleNumber: text(50),
  // Fortnox has been seen to cut longer texts silently.
  Description: text(255, { isCut: true }),
  DeliveredQuantity: numberText,
  Price: number,
  VAT: number,
  AccountNumber: number,
  Unit: text(20, { notNull: true }),
  Discount: number,
  DiscountType: choice('PERCENT', 'AMOUNT'),
  CostCenter: text(6),
  Project: text(20),
};
