import * as z from 'zod/mini';
import { printedInvoice } from '../entities/invoice.ts';
import { library, schemasOf } from '../entities/schemas-of.ts';
import { byHand, creditReference } from '../entities/invoice-parts.ts';
import { id, instant, signedKronor } from '../fields/fields.ts';
import { workOrderItemSchema, workOrderSchema } from './work-order.ts';
import { invoiceStatuses, lineKinds } from '../codes/invoices.ts';
import { productTypes } from '../codes/product-types.ts';
import { vatRules } from '../codes/vat-rules.ts';
import { ages } from '../codes/payment-states.ts';

/** The hours or quantity of a work order's item on a line, negative on a credit. Frozen with the line. */
const lineOriginSchema = z.object({ workOrderId: id, workOrderItemId: id, quantity: z.number() });
export type LineOrigin = z.output<typeof lineOriginSchema>;

/** The rate of all lines stored before lines had one. */
export const vatPercentOfOldLines = 25;

/** The account of a line whose product has none of its own: sales within Sweden at 25 per cent (BAS). */
export const defaultAccount = 3001;

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

const { company, ...printed } = schemasOf(printedInvoice).values;

export const invoiceDocumentSchema = z.object({
  ...printed,
  items: z.array(invoiceItemSchema),
  company,
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

export const byHandSchema = byHand(library);

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
  credits: z.array(creditReference(library)),
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
