import * as z from 'zod/mini';
import { project } from '../entities/project.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { addressSchema, projectAddressSchema } from './address.ts';
import { contactRowSchema } from './contact.ts';
import { day, id, kronor, signedKronor } from '../fields/fields.ts';
import { tagSchema } from './tag.ts';

export const maxTags = 50;

const {
  projectCode: _code,
  budgetOre,
  addresses: _addresses,
  contactIds: _contactIds,
  tagIds: _tagIds,
  ...inputs
} = schemasOf(project).inputs;

export const projectFieldsSchema = z.object({
  ...inputs,
  budget: budgetOre,
  /** Omitted: the customer's for a new project, unchanged for others. */
  paymentTermDays: z.optional(inputs.paymentTermDays.def.innerType),
  /** Omitted for a new project: its creator. */
  projectOwnerUserId: z.optional(schemasOf(project).values.projectOwnerUserId),
  /** Omitted: none for a new project, unchanged for others. */
  tagIds: z.optional(z.array(id).check(z.maxLength(maxTags, `Högst ${maxTags} taggar.`))),
});
export type ProjectFields = z.output<typeof projectFieldsSchema>;

export const projectEditSchema = z.extend(projectFieldsSchema, { version: z.int() });

const { budgetOre: _budgetOre, contactIds: _contacts, tagIds: _tags, ...values } = schemasOf(project).values;

export const projectSchema = z.object({
  projectId: id,
  ...values,
  budget: kronor,
  customerName: z.string(),
  projectOwnerUserInitials: z.string(),
  projectReviewerUserInitials: z.string(),
  mainContact: z.nullable(contactRowSchema),
  invoiceAddress: z.nullable(addressSchema),
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

const shownInRows = z.pick(projectSchema, {
  projectId: true,
  projectCode: true,
  customerId: true,
  customerName: true,
  projectOwnerUserInitials: true,
  projectReviewerUserInitials: true,
  tags: true,
  active: true,
  budget: true,
  paymentRemark: true,
  version: true,
});

export const projectRowSchema = z.extend(shownInRows, {
  objectName: z.string(),
  mainContactName: z.string(),
  addressFormatted: z.string(),
  /** True if it has a work order that is Registered, invoiceable and not yet invoiced. */
  invoiceable: z.boolean(),
  /** Invoiced by instalments, not by its work. */
  fixedPrice: z.boolean(),
  planned: z.int(),
  registered: z.int(),
  invoiced: z.int(),
  /** The value of the work that the next invoice would take. */
  toInvoice: signedKronor,
  /** The day of the oldest of it; empty if there is none. */
  oldestToInvoice: z.union([day, z.literal('')]),
  /** The value of all registered and invoiced work. */
  worked: signedKronor,
  /** Invoiced without VAT; credit notes deducted, cancelled invoices not counted. */
  invoicedSum: signedKronor,
});
export type ProjectRow = z.output<typeof projectRowSchema>;

export const projectSumsSchema = z.object({
  budget: signedKronor,
  worked: signedKronor,
  invoicedSum: signedKronor,
  toInvoice: signedKronor,
});
export type ProjectSums = z.output<typeof projectSumsSchema>;

export const projectOptionSchema = z.pick(projectRowSchema, {
  projectId: true,
  projectCode: true,
  customerName: true,
  addressFormatted: true,
});
