import * as z from 'zod/mini';
import { addressSchema, projectAddressSchema } from './address.ts';
import { contactRowSchema } from './contact.ts';
import { id, kronor, optionalEmail, optionalLines, optionalText, paymentTermDays } from '../fields/fields.ts';
import { tagSchema } from './tag.ts';

export const maxInvoiceMessage = 160;

export const projectFieldsSchema = z.object({
  customerId: z.int('Välj en kund.').check(z.positive('Välj en kund.')),
  active: z._default(z.boolean(), true),
  budget: z._default(kronor, 0),
  /** Left out for a new project: its customer's; for another: as it is. */
  paymentTermDays: z.optional(paymentTermDays),
  invoiceText: optionalText(200),
  /** Bold, italics and line breaks are the only markup that is kept; its text is at most 160 characters. */
  invoiceMessage: optionalLines(maxInvoiceMessage),
  invoiceEmail: optionalEmail,
  /** 'Fakturamärkning'. */
  costCenter: optionalText(100),
  /** Left out for a new project: the user who creates it. */
  projectOwnerUserId: z.optional(z.nullable(id)),
  projectReviewerUserId: z._default(z.nullable(id), null),
  /** 'Beställare'. */
  mainContactId: z._default(z.nullable(id), null),
  invoiceAddressId: z._default(z.nullable(id), null),
  objectAddressId: z._default(z.nullable(id), null),
});
export type ProjectFields = z.output<typeof projectFieldsSchema>;

export const projectEditSchema = z.extend(projectFieldsSchema, { version: z.int() });

export const projectSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  customerId: id,
  customerName: z.string(),
  active: z.boolean(),
  budget: kronor,
  paymentTermDays: z.int(),
  invoiceText: z.string(),
  invoiceMessage: z.string(),
  invoiceEmail: z.string(),
  costCenter: z.string(),
  projectOwnerUserId: z.nullable(id),
  projectOwnerUserInitials: z.string(),
  projectReviewerUserId: z.nullable(id),
  projectReviewerUserInitials: z.string(),
  mainContactId: z.nullable(id),
  mainContact: z.nullable(contactRowSchema),
  invoiceAddressId: z.nullable(id),
  invoiceAddress: z.nullable(addressSchema),
  objectAddressId: z.nullable(id),
  objectAddress: z.nullable(addressSchema),
  mainAddressId: z.nullable(id),
  mainAddress: z.nullable(addressSchema),
  contacts: z.array(contactRowSchema),
  addresses: z.array(projectAddressSchema),
  tags: z.array(z.pick(tagSchema, { tagId: true, name: true })),
  paymentRemark: z.boolean(),
  version: z.int(),
});
export type Project = z.output<typeof projectSchema>;

export const projectRowSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  customerId: id,
  customerName: z.string(),
  objectName: z.string(),
  /** 'Beställare': the main contact's full name. */
  mainContactName: z.string(),
  /** The object address, formatted. */
  addressFormatted: z.string(),
  projectOwnerUserInitials: z.string(),
  projectReviewerUserInitials: z.string(),
  tags: z.array(z.pick(tagSchema, { tagId: true, name: true })),
  active: z.boolean(),
  /** It has a work order that is Registered, invoiceable and not yet invoiced. */
  invoiceable: z.boolean(),
  planned: z.int(),
  registered: z.int(),
  invoiced: z.int(),
  budget: kronor,
  paymentRemark: z.boolean(),
  version: z.int(),
});
export type ProjectRow = z.output<typeof projectRowSchema>;

export const projectOptionSchema = z.pick(projectRowSchema, {
  projectId: true,
  projectCode: true,
  customerName: true,
  addressFormatted: true,
});
