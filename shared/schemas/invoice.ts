import * as z from 'zod/mini';
import { day, id, instant, signedKronor } from '../fields/fields.ts';
import { companySchema } from './settings.ts';
import { workOrderItemSchema, workOrderSchema } from './work-order.ts';
import { differenceKinds } from '../codes/difference-kinds.ts';
import { productTypes } from '../codes/product-types.ts';
import { invoiceStatuses } from '../codes/invoice-statuses.ts';
import { invoiceTypes } from '../codes/invoice-types.ts';

/** What a line counts of a work order's item: hours or quantity, negative on a credit. Frozen with the line. */
const lineSourceSchema = z.object({ workOrderId: id, workOrderItemId: id, quantity: z.number() });
export type LineSource = z.output<typeof lineSourceSchema>;

/** That of all lines which were stored before lines kept their own. */
export const vatPercentOfOldLines = 25;

export const invoiceItemSchema = z.object({
  productType: z.enum(productTypes),
  invoiceItemText: z.string(),
  /** The heading the line stands under; empty where its product is not grouped. */
  invoiceItemGroupHeading: z.string(),
  invoiceableHours: z.number(),
  quantity: z.number(),
  unitPrice: signedKronor,
  subTotal: signedKronor,
  /** The rate at the time of the invoice; a credit has its debit's. */
  vatPercent: z._default(z.number(), vatPercentOfOldLines),
  sortNum: z.int(),
  /** Together the hours or quantity of the line; several where the product is aggregated. */
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

/** All that an invoice prints. A preview has no number: serialNumber 0, texts empty. */
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
  /** 'Öresavrundning': what was added to reach whole kronor. */
  roundingTotal: signedKronor,
  /** Whole kronor to pay. */
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
  /** HTML with b, i and br alone. */
  invoiceMessage: z.string(),
  invoiceAddress: printedAddressSchema,
  objectAddress: z.nullable(printedAddressSchema),
  items: z.array(invoiceItemSchema),
  company: companySchema,
});
export type InvoiceDocument = z.output<typeof invoiceDocumentSchema>;

/** 'settlement', of a credit alone: it and what it credits are settled against each other in the accounting. */
const followUpKinds = ['pdf', 'mail', 'accounting', 'settlement'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/**
 * 'Uncertain': it began and nobody knows how it ended; a person decides whether to do it again.
 * 'Stopped': trying again does not help until a person has acted.
 */
const followUpStates = ['Pending', 'Done', 'Uncertain', 'Stopped'] as const;

const mailDeliveries = ['Unknown', 'Delivered', 'Bounced', 'Complained'] as const;
export type MailDelivery = (typeof mailDeliveries)[number];

/** Where a mailing went, and what came of it. */
const mailingSchema = z.object({
  /** Empty until it is known. */
  to: z.string(),
  /** False where the firm's own address got it because the customer has none. */
  toCustomer: z.boolean(),
  bcc: z.array(z.string()),
  delivery: z.enum(mailDeliveries),
  deliveryReason: z.string(),
  deliveryAt: z.nullable(instant),
});
export type Mailing = z.output<typeof mailingSchema>;

/** A PDF in the archive, and what it is known again by. */
const archivedFileSchema = z.object({
  /** Its version in the archive. */
  versionId: z.string(),
  bytes: z.int(),
  /** In hexadecimal. */
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
  /** What somebody must mend before it can be done; null where trying again may be enough. */
  needs: z.nullable(z.enum(['receiver', 'sender', 'accounting-link', 'customer-number', 'sums', 'settlement'])),
  askedAt: instant,
  /** Initials of who asked by hand; empty for what follows by itself. */
  askedBy: z.string(),
  doneAt: z.nullable(instant),
  /** Initials of who said that it is done; empty for what was done by itself. */
  doneBy: z.string(),
  /** Of mail alone. */
  mail: z.nullable(mailingSchema),
  /** Whether it is among the mailings that somebody has to look at. */
  isTrouble: z.boolean(),
  /** Of the PDF alone: the one in force, then the earlier ones, newest first. */
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

/** Something that has stopped after an invoice, and waits for somebody. */
export const attentionItemSchema = z.object({
  kind: z.enum(attentionKinds),
  /** All null or empty where Fortnox alone has the invoice. */
  invoiceId: z.nullable(id),
  projectId: z.nullable(id),
  customerId: z.nullable(id),
  projectOwnerUserInitials: z.string(),
  serialNumberPadded: z.string(),
  invoiceCode: z.string(),
  customerName: z.string(),
  since: instant,
  /** A sentence; empty for a difference. */
  reason: z.string(),
  /** What has not been done; null for a difference. */
  followUp: z.nullable(
    z.extend(z.pick(followUpSchema, { followUpId: true, kind: true, state: true, needs: true, isTrouble: true }), {
      /** Where a mail went; empty where there was no address, and of all but mail. */
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
  /** What is left to pay by the accounting; null until it has told. */
  balance: z.nullable(signedKronor),
  credited: z.boolean(),
  /** The invoice that `refSerialNumberPadded` is the number of. */
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

export const invoicePreviewSchema = z.object({ invoiceDto: invoiceDocumentSchema, logoUrl: z.string() });

const datedWorkOrderSchema = z.object({ workOrderId: id, verificationDate: day });

export const projectPreviewSchema = z.extend(invoicePreviewSchema, {
  /** A fingerprint of what it is made from; creating takes it and refuses where something has changed since. */
  basis: z.string(),
  /** Work orders that add nothing to it: no line, or only zero hours and quantities. */
  addingNothing: z.array(id),
});
export type ProjectPreview = z.output<typeof projectPreviewSchema>;

/** Invoices in Fortnox stand in the way of the first one of ours: the last that does, and the first number that is free. */
export const takenFirstNumberSchema = z.object({ first: z.int(), last: z.int(), proposed: z.int() });
export type TakenFirstNumber = z.output<typeof takenFirstNumberSchema>;

/** What is worth a look before an invoice is made; `no-price` alone stops it. */
export const invoiceRemarkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-price'), products: z.array(z.string()) }),
  z.extend(takenFirstNumberSchema, { kind: z.literal('first-number-taken') }),
  /** Hours that nobody would pay for: worked, or estimated where neither worked nor invoiceable ones are entered. */
  z.object({ kind: z.literal('worked-not-invoiced'), hours: z.number(), workOrderIds: z.array(id) }),
  z.object({ kind: z.literal('estimated-not-invoiced'), hours: z.number(), workOrderIds: z.array(id) }),
  /** They stay Registered unless the person says otherwise. */
  z.object({ kind: z.literal('adds-nothing'), workOrderIds: z.array(id) }),
  z.object({ kind: z.literal('payment-remark') }),
  /** All VAT is Swedish: 25 % is wrong for most who buy from abroad. The country is empty where the VAT number alone says so. */
  z.object({ kind: z.literal('foreign-customer'), countryCode: z.string(), vatNumber: z.string() }),
  z.object({ kind: z.literal('needs-e-invoice') }),
  /** Kronor: what the project may cost, and what is invoiced of it with this invoice. */
  z.object({ kind: z.literal('over-budget'), budget: signedKronor, total: signedKronor }),
  z.object({ kind: z.literal('no-address') }),
  z.object({ kind: z.literal('address-not-whole'), addressId: id }),
  z.object({ kind: z.literal('no-reference') }),
  z.object({ kind: z.literal('zero-price'), texts: z.array(z.string()) }),
  /** Products whose default list lacks the year of the work, and the years of the lists that are used instead. */
  z.object({ kind: z.literal('earlier-prices'), products: z.array(z.string()), listYears: z.array(z.int()) }),
  z.object({ kind: z.literal('future-work'), workOrders: z.array(datedWorkOrderSchema) }),
  /** More than a year old. */
  z.object({ kind: z.literal('old-work'), workOrders: z.array(datedWorkOrderSchema) }),
  /** Where the mail goes instead; empty for nowhere. */
  z.object({ kind: z.literal('no-email'), invoiceEmailTo: z.string() }),
  z.object({ kind: z.literal('no-accounting-number') }),
  z.object({ kind: z.literal('company-not-whole'), fields: z.array(z.keyof(companySchema)) }),
]);
export type InvoiceRemark = z.output<typeof invoiceRemarkSchema>;

/** A work order that an invoice counts, as it is now: what was counted of it stands on the lines. */
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

/** The numbers of all invoices: one unbroken series over debit and credit. */
export const numberSeriesSchema = z.object({
  /** What the settings say that the first invoice has. */
  beginsAt: z.int(),
  /** Null before the first invoice. */
  first: z.nullable(z.int()),
  last: z.nullable(z.int()),
  /** The last number that was given out, by the counter of the series. */
  lastTaken: z.int(),
  count: z.int(),
  debits: z.int(),
  credits: z.int(),
  /** How many numbers nothing bears. */
  gaps: z.int(),
  /** The same as runs, both ends counted. */
  missing: z.array(z.object({ from: z.int(), to: z.int() })),
  /** How many invoices bear a number that another one has. */
  repeated: z.int(),
  /** By the year of the invoices' days, the newest first. */
  years: z.array(
    z.object({ year: z.int(), first: z.int(), last: z.int(), count: z.int(), debits: z.int(), credits: z.int() }),
  ),
});
export type NumberSeries = z.output<typeof numberSeriesSchema>;
