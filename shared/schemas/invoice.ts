import * as z from 'zod/mini';
import { day, id, instant, signedKronor } from '../fields/fields.ts';
import { companySchema } from './settings.ts';
import { workOrderItemSchema, workOrderSchema } from './work-order.ts';
import { differenceKinds } from '../codes/difference-kinds.ts';
import { productTypes } from '../codes/product-types.ts';
import { invoiceStatuses } from '../codes/invoice-statuses.ts';
import { ages } from '../codes/payment-states.ts';
import { invoiceTypes } from '../codes/invoice-types.ts';

/** The hours or quantity of a work order's item on a line, negative on a credit. Frozen with the line. */
const lineSourceSchema = z.object({ workOrderId: id, workOrderItemId: id, quantity: z.number() });
export type LineSource = z.output<typeof lineSourceSchema>;

/** The rate of all lines stored before lines had one. */
export const vatPercentOfOldLines = 25;

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
  sortNum: z.int(),
  /** They add up to the hours or quantity of the line; several if the product is aggregated. */
  sources: z.array(lineSourceSchema),
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
  /** On a credit, the number of the invoice it credits; on a credited debit, that of its credit; else empty. */
  refSerialNumberPadded: z.string(),
  invoiceType: z.enum(invoiceTypes),
  projectId: id,
  projectCode: z.string(),
  projectOwnerUserInitials: z.string(),
  objectName: z.string(),
  customerId: id,
  customerName: z.string(),
  sumTotal: signedKronor,
  sumTotalRounded: signedKronor,
  vatTotalRounded: signedKronor,
  roundingTotal: signedKronor,
  /** Whole kronor. */
  sumTotalIncVat: signedKronor,
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
const followUpKinds = ['pdf', 'mail', 'accounting', 'settlement'] as const;
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
  /** Its kind, and for mail sent again a number: 'pdf', 'mail', 'mail-2'. */
  followUpId: z.string(),
  kind: z.enum(followUpKinds),
  state: z.enum(followUpStates),
  attempts: z.int(),
  lastError: z.string(),
  /** What a person must correct first; null if a retry may be enough. */
  needs: z.nullable(z.enum(['receiver', 'sender', 'accounting-link', 'customer-number', 'sums', 'settlement'])),
  askedAt: instant,
  /** Initials; empty if automatic. */
  askedBy: z.string(),
  doneAt: z.nullable(instant),
  doneBy: z.string(),
  mail: z.nullable(mailingSchema),
  isTrouble: z.boolean(),
  /** For the PDF only: the current file, then earlier ones, newest first. */
  files: z.array(archivedFileSchema),
});
export type FollowUp = z.output<typeof followUpSchema>;

export const attentionKinds = [
  'not-registered',
  'not-bookkept',
  'not-delivered',
  'pdf-missing',
  'unsettled-credit',
  'difference',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export const attentionItemSchema = z.object({
  kind: z.enum(attentionKinds),
  /** All null or empty if only Fortnox has the invoice. */
  invoiceId: z.nullable(id),
  projectId: z.nullable(id),
  customerId: z.nullable(id),
  projectOwnerUserInitials: z.string(),
  serialNumberPadded: z.string(),
  invoiceCode: z.string(),
  customerName: z.string(),
  since: instant,
  reason: z.string(),
  followUp: z.nullable(
    z.extend(z.pick(followUpSchema, { followUpId: true, kind: true, state: true, needs: true, isTrouble: true }), {
      to: z.string(),
    }),
  ),
  difference: z.nullable(
    z.object({ differenceId: id, kind: z.enum(differenceKinds), ours: z.string(), theirs: z.string() }),
  ),
});
export type AttentionItem = z.output<typeof attentionItemSchema>;

export const invoiceSchema = z.extend(invoiceDocumentSchema, {
  invoiceId: id,
  status: z.enum(invoiceStatuses),
  /** According to the accounting; null until known. */
  balance: z.nullable(signedKronor),
  credited: z.boolean(),
  /** The invoice numbered `refSerialNumberPadded`. */
  refInvoiceId: z.nullable(id),
  workOrderIds: z.array(id),
  followUps: z.array(followUpSchema),
  version: z.int(),
});
export type Invoice = z.output<typeof invoiceSchema>;

export const invoiceRowSchema = z.pick(invoiceSchema, {
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
  version: true,
});
export type InvoiceRow = z.output<typeof invoiceRowSchema>;

/** In kronor. What is owed is the balance in the accounting system, or the whole invoice while that is unknown. */
export const invoiceSumsSchema = z.object({
  sumTotal: signedKronor,
  sumTotalIncVat: signedKronor,
  owed: signedKronor,
  /** Of what is owed, what is late. */
  late: z.record(z.enum(ages), signedKronor),
});
export type InvoiceSums = z.output<typeof invoiceSumsSchema>;

export const invoicePreviewSchema = z.object({ invoiceDto: invoiceDocumentSchema, logoUrl: z.string() });

const datedWorkOrderSchema = z.object({ workOrderId: id, verificationDate: day });

export const projectPreviewSchema = z.extend(invoicePreviewSchema, {
  /** A hash of the source data; creating the invoice is refused if the data has changed since. */
  basis: z.string(),
  /** Work orders that add nothing: no lines, or only zero hours and quantities. */
  addingNothing: z.array(id),
});
export type ProjectPreview = z.output<typeof projectPreviewSchema>;

/** Invoices in Fortnox already use the first number: the last number used, and the first free one. */
export const takenFirstNumberSchema = z.object({ first: z.int(), last: z.int(), proposed: z.int() });
export type TakenFirstNumber = z.output<typeof takenFirstNumberSchema>;

/** Only `no-price` prevents the invoice. */
export const invoiceRemarkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-price'), products: z.array(z.string()) }),
  z.extend(takenFirstNumberSchema, { kind: z.literal('first-number-taken') }),
  /** Hours not charged: worked, or estimated if neither worked nor invoiceable hours are entered. */
  z.object({ kind: z.literal('worked-not-invoiced'), hours: z.number(), workOrderIds: z.array(id) }),
  z.object({ kind: z.literal('estimated-not-invoiced'), hours: z.number(), workOrderIds: z.array(id) }),
  /** They stay Registered unless the user chooses otherwise. */
  z.object({ kind: z.literal('adds-nothing'), workOrderIds: z.array(id) }),
  z.object({ kind: z.literal('payment-remark') }),
  /** Swedish VAT is wrong for most foreign buyers. The country is empty if only the VAT number is foreign. */
  z.object({ kind: z.literal('foreign-customer'), countryCode: z.string(), vatNumber: z.string() }),
  z.object({ kind: z.literal('needs-e-invoice') }),
  /** In kronor: the project's budget, and the invoiced total including this invoice. */
  z.object({ kind: z.literal('over-budget'), budget: signedKronor, total: signedKronor }),
  z.object({ kind: z.literal('no-address') }),
  z.object({ kind: z.literal('address-not-whole'), addressId: id }),
  z.object({ kind: z.literal('no-reference') }),
  z.object({ kind: z.literal('zero-price'), texts: z.array(z.string()) }),
  /** Products without a default list for the year of the work, and the years of the lists used instead. */
  z.object({ kind: z.literal('earlier-prices'), products: z.array(z.string()), listYears: z.array(z.int()) }),
  z.object({ kind: z.literal('future-work'), workOrders: z.array(datedWorkOrderSchema) }),
  z.object({ kind: z.literal('old-work'), workOrders: z.array(datedWorkOrderSchema) }),
  /** The receiver used instead; empty if there is none. */
  z.object({ kind: z.literal('no-email'), invoiceEmailTo: z.string() }),
  z.object({ kind: z.literal('no-accounting-number') }),
  z.object({ kind: z.literal('company-not-whole'), fields: z.array(z.keyof(companySchema)) }),
]);
export type InvoiceRemark = z.output<typeof invoiceRemarkSchema>;

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
  }),
  {
    items: z.array(
      z.pick(workOrderItemSchema, { workOrderItemId: true, productName: true, productType: true, workedHours: true }),
    ),
  },
);
export type CountedWorkOrder = z.output<typeof countedWorkOrderSchema>;

export const countedWorkOrdersSchema = z.object({ workOrders: z.array(countedWorkOrderSchema) });

export const numberSeriesSchema = z.object({
  beginsAt: z.int(),
  first: z.nullable(z.int()),
  last: z.nullable(z.int()),
  lastTaken: z.int(),
  count: z.int(),
  debits: z.int(),
  credits: z.int(),
  gaps: z.int(),
  /** Inclusive ranges. */
  missing: z.array(z.object({ from: z.int(), to: z.int() })),
  repeated: z.int(),
  years: z.array(
    z.object({ year: z.int(), first: z.int(), last: z.int(), count: z.int(), debits: z.int(), credits: z.int() }),
  ),
});
export type NumberSeries = z.output<typeof numberSeriesSchema>;
