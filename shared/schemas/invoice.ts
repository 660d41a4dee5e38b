import * as z from 'zod/mini';
import { day, id, instant, signedKronor } from '../fields/fields.ts';
import { companySchema } from './settings.ts';
import { workOrderItemSchema, workOrderSchema } from './work-order.ts';
import { lineKinds } from '../codes/line-kinds.ts';
import { productTypes } from '../codes/product-types.ts';
import { vatRules } from '../codes/vat-rules.ts';
import { homeCountry } from '../codes/home-country.ts';
import { invoiceDeliveries } from '../codes/invoice-deliveries.ts';
import { invoiceStatuses } from '../codes/invoice-statuses.ts';
import { ages } from '../codes/payment-states.ts';
import { creditScopes } from '../codes/credit-scopes.ts';
import { invoiceTypes } from '../codes/invoice-types.ts';

/** The hours or quantity of a work order's item on a line, negative on a credit. Frozen with the line. */
const lineOriginSchema = z.object({ workOrderId: id, workOrderItemId: id, quantity: z.number() });
export type LineOrigin = z.output<typeof lineOriginSchema>;

/** The rate of all lines stored before lines had one. */
export const vatPercentOfOldLines = 25;

/** The account of a line whose product has none of its own: sales within Sweden at 25 per cent (BAS). */
export const defaultAccount = 3001;

/** A project of a combined invoice; `sumTotal` is that of its lines. */
const invoicedProjectSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  objectName: z.string(),
  workFrom: day,
  workTo: day,
  sumTotal: signedKronor,
});
export type InvoicedProject = z.output<typeof invoicedProjectSchema>;

export const invoiceItemSchema = z.object({
  productType: z.enum(productTypes),
  invoiceItemText: z.string(),
  invoiceItemGroupHeading: z.string(),
  invoiceableHours: z.number(),
  quantity: z.number(),
  unitPrice: signedKronor,
  subTotal: signedKronor,
  /** A credit has its debit's rate. */
  vatPercent: z._default(z.number(), vatPercentOfOldLines),
  vatRule: z._default(z.enum(vatRules), 'Domestic'),
  /** The account of the sale in the bookkeeping. */
  account: z._default(z.int(), defaultAccount),
  lineKind: z._default(z.enum(lineKinds), 'Work'),
  /** The line's project on a combined invoice; 0 where all lines are of the invoice's own. */
  projectId: z._default(z.int(), 0),
  /** The instalment's id, or the number of the on-account invoice that the line is or deducts; else 0. */
  agreedRef: z._default(z.int(), 0),
  sortNum: z.int(),
  /** They add up to the hours or quantity of the line; several if the product is aggregated. */
  sources: z.array(lineOriginSchema),
  /**
   * On a credit of a part: the debit's line, by its sortNum, and how much of its quantity this line credits (0 for a
   * rounding of öre). Null on other invoices, and where only the price is reduced.
   */
  credits: z._default(z.nullable(z.object({ sortNum: z.int(), quantity: z.number() })), null),
});
export type InvoiceItem = z.output<typeof invoiceItemSchema>;

const printedAddressSchema = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

/** A preview has no number: serialNumber is 0 and texts are empty. */
export const invoiceDocumentSchema = z.object({
  invoiceCode: z.string(),
  serialNumber: z.int(),
  serialNumberPadded: z.string(),
  /** On a credit, the number of the invoice it credits; on a debit, that of its latest credit; else empty. */
  refSerialNumberPadded: z.string(),
  invoiceType: z.enum(invoiceTypes),
  /** On a credit: the whole invoice, a part of it, or all that earlier credits left. */
  creditScope: z._default(z.enum(creditScopes), 'Whole'),
  /** Printed on a credit of a part. */
  creditReason: z._default(z.string(), ''),
  projectId: id,
  projectCode: z.string(),
  /** The projects of a combined invoice, in printed order; else empty. The first one is also `projectId`. */
  projects: z._default(z.array(invoicedProjectSchema), []),
  /** Null on invoices older than the field. */
  projectOwnerUserId: z._default(z.nullable(id), null),
  projectOwnerUserInitials: z.string(),
  objectName: z.string(),
  customerId: id,
  customerName: z.string(),
  /** Printed where the buyer accounts for the VAT (mervärdesskattelagen 17:24). */
  customerVatNumber: z._default(z.string(), ''),
  /** ISO 3166-1 alpha-2; printed below the address of a foreign buyer. */
  customerCountryCode: z._default(z.string(), homeCountry),
  customerOrganisationNumber: z._default(z.string(), ''),
  /** In Peppol, such as '0088:7300010000001'; empty if it follows from the organisation number. */
  customerElectronicAddress: z._default(z.string(), ''),
  invoiceDelivery: z._default(z.enum(invoiceDeliveries), 'Email'),
  sumTotal: signedKronor,
  sumTotalRounded: signedKronor,
  vatTotalRounded: signedKronor,
  roundingTotal: signedKronor,
  /** Whole kronor. */
  sumTotalIncVat: signedKronor,
  /**
   * VAT of the rates, where it is not computed from the lines: a credit that leaves nothing of its debit takes the öre
   * that the rounding of earlier ones left.
   */
  vatOfRates: z._default(z.array(z.object({ vatPercent: z.number(), vat: signedKronor })), []),
  dateCreated: instant,
  displayDate: day,
  dueDate: day,
  paymentTermDays: z.int(),
  /** First and last day of the work: an invoice must say when a service was done (mervärdesskattelagen 17:24). */
  workFrom: day,
  workTo: day,
  ocr: z.string(),
  invoiceTitle: z.string(),
  invoiceSubTitle: z.string(),
  invoiceEmail: z.string(),
  costCenter: z.string(),
  /** The buyer's. */
  orderNumber: z._default(z.string(), ''),
  customerReferenceName: z.string(),
  ourReferenceName: z.string(),
  /** HTML with only b, i and br. */
  invoiceMessage: z.string(),
  invoiceAddress: printedAddressSchema,
  objectAddress: z.nullable(printedAddressSchema),
  items: z.array(invoiceItemSchema),
  company: companySchema,
});
export type InvoiceDocument = z.output<typeof invoiceDocumentSchema>;

/** 'settlement', for credits only: the credit and its debit are settled against each other in the accounting. */
const followUpKinds = ['pdf', 'mail', 'accounting', 'settlement', 'e-invoice'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/**
 * 'Uncertain': the outcome is unknown; a person decides whether to retry.
 * 'Stopped': a retry does not help until a person has acted.
 */
const followUpStates = ['Pending', 'Done', 'Uncertain', 'Stopped'] as const;

const mailDeliveries = ['Unknown', 'Delivered', 'Bounced', 'Complained'] as const;
export type MailDelivery = (typeof mailDeliveries)[number];

const mailingSchema = z.object({
  to: z.string(),
  toCustomer: z.boolean(),
  bcc: z.array(z.string()),
  delivery: z.enum(mailDeliveries),
  deliveryReason: z.string(),
  deliveryAt: z.nullable(instant),
});
export type Mailing = z.output<typeof mailingSchema>;

const archivedFileSchema = z.object({
  versionId: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  archivedAt: instant,
});
export type ArchivedFile = z.output<typeof archivedFileSchema>;

export const followUpSchema = z.object({
  /** The kind of the follow-up, with a number if it is sent again: 'pdf', 'mail', 'mail-2', 'e-invoice-2'. */
  followUpId: z.string(),
  kind: z.enum(followUpKinds),
  state: z.enum(followUpStates),
  attempts: z.int(),
  lastError: z.string(),
  /** What a person must correct first; null if a retry may be enough. */
  needs: z.nullable(
    z.enum([
      'receiver',
      'sender',
      'accounting-link',
      'customer-number',
      'sums',
      'settlement',
      'e-invoice-data',
      'access-point',
      'hand-delivery',
    ]),
  ),
  askedAt: instant,
  /** Initials; empty if automatic. */
  askedBy: z.string(),
  doneAt: z.nullable(instant),
  doneBy: z.string(),
  mail: z.nullable(mailingSchema),
  isTrouble: z.boolean(),
  /** For the PDF and the e-invoice: the current file, then earlier ones, newest first. */
  files: z.array(archivedFileSchema),
});
export type FollowUp = z.output<typeof followUpSchema>;

export const creditReferenceSchema = z.object({
  invoiceId: id,
  serialNumberPadded: z.string(),
  sumTotal: signedKronor,
  sumTotalIncVat: signedKronor,
});

/** In kronor; negative for what has been paid back of a credit. */
const handPaymentSchema = z.object({ day, amount: signedKronor });

/** What a firm without a link to its accounting says of an invoice: the day it was booked, and what has been paid. */
export const byHandSchema = z.object({ bookedOn: day, payments: z.array(handPaymentSchema) });
export type ByHand = z.output<typeof byHandSchema>;

export const invoiceSchema = z.extend(invoiceDocumentSchema, {
  invoiceId: id,
  status: z.enum(invoiceStatuses),
  /** According to the accounting; null until known. */
  balance: z.nullable(signedKronor),
  /** Null where the accounting system tells, or nothing has been said. */
  byHand: z.nullable(byHandSchema),
  /** Wholly, by one credit or several. */
  credited: z.boolean(),
  /** The invoice numbered `refSerialNumberPadded`. */
  refInvoiceId: z.nullable(id),
  /** On a debit: its credits, oldest first; sums are positive. Empty on debits credited before parts could be. */
  credits: z.array(creditReferenceSchema),
  workOrderIds: z.array(id),
  followUps: z.array(followUpSchema),
  version: z.int(),
});
export type Invoice = z.output<typeof invoiceSchema>;

export const invoiceRowSchema = z.pick(z.extend(invoiceSchema, { creditedIncVat: signedKronor }), {
  invoiceId: true,
  invoiceCode: true,
  serialNumber: true,
  serialNumberPadded: true,
  refSerialNumberPadded: true,
  refInvoiceId: true,
  invoiceType: true,
  status: true,
  credited: true,
  projectId: true,
  projectCode: true,
  projectOwnerUserInitials: true,
  objectName: true,
  customerName: true,
  displayDate: true,
  dueDate: true,
  sumTotal: true,
  vatTotalRounded: true,
  sumTotalIncVat: true,
  balance: true,
  creditedIncVat: true,
  version: true,
});
export type InvoiceRow = z.output<typeof invoiceRowSchema>;

/** In kronor. What is owed is the balance in the accounting system, or the whole invoice while that is unknown. */
export const invoiceSumsSchema = z.object({
  sumTotal: signedKronor,
  sumTotalIncVat: signedKronor,
  owed: signedKronor,
  /** What is late of what is owed. */
  late: z.record(z.enum(ages), signedKronor),
});
export type InvoiceSums = z.output<typeof invoiceSumsSchema>;

export const invoicePreviewSchema = z.object({ invoiceDto: invoiceDocumentSchema, logoUrl: z.string() });

export const projectPreviewSchema = z.extend(invoicePreviewSchema, {
  /** A hash of the source data; creating the invoice is refused if the data has changed since. */
  basis: z.string(),
  /** Work orders that add nothing: no lines, or only zero hours and quantities. */
  addingNothing: z.array(id),
});
export type ProjectPreview = z.output<typeof projectPreviewSchema>;

/** The current state; the lines hold what was invoiced. */
const countedWorkOrderSchema = z.extend(
  z.pick(workOrderSchema, {
    workOrderId: true,
    status: true,
    verificationDate: true,
    invoiceNote: true,
    workOrderOwnerUserId: true,
    workOrderOwnerInitials: true,
    workOrderHelperUserId: true,
    workOrderHelperInitials: true,
    invoiceId: true,
    value: true,
  }),
  {
    items: z.array(
      z.pick(workOrderItemSchema, {
        workOrderItemId: true,
        productName: true,
        productType: true,
        workedHours: true,
        invoiceableHours: true,
        quantity: true,
        unitPrice: true,
      }),
    ),
  },
);
export type CountedWorkOrder = z.output<typeof countedWorkOrderSchema>;

export const countedWorkOrdersSchema = z.object({ workOrders: z.array(countedWorkOrderSchema) });
