import * as z from 'zod/mini';
import { contact } from '../entities/contact.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id } from '../fields/fields.ts';

/** The most projects that one save of a person can link or unlink: all are in one transaction. */
export const maxChangedProjects = 40;

const { customerIds: ids, ...inputs } = schemasOf(contact).inputs;
const { customerIds, ...values } = schemasOf(contact).values;

const fields = { ...inputs, selectedCustomers: ids };

/** `customerId` and `projectId`: the record that a person is added from, linked beside the selected ones. */
export const contactFieldsSchema = z.object({
  ...fields,
  selectedProjects: ids,
  customerId: z.optional(z.nullable(id)),
  projectId: z.optional(z.nullable(id)),
});
export type ContactFields = z.output<typeof contactFieldsSchema>;

export const contactImportSchema = z.object(fields);

/** Omitted projects are unchanged. */
export const contactEditSchema = z.object({
  ...fields,
  selectedProjects: z.optional(ids.def.innerType),
  version: z.int(),
});

export const contactRowSchema = z.object({
  contactId: id,
  ...values,
  fullName: z.string(),
  version: z.int(),
});
export type ContactRow = z.output<typeof contactRowSchema>;

export const projectContactSchema = z.extend(contactRowSchema, { projectId: id });
export type ProjectContact = z.output<typeof projectContactSchema>;

const participationSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  customerName: z.string(),
  addressFormatted: z.string(),
  active: z.boolean(),
  isLinked: z.boolean(),
  isOrderer: z.boolean(),
});
export type Participation = z.output<typeof participationSchema>;

export const contactSchema = z.extend(contactRowSchema, {
  /** The first of its customers. */
  customerId: z.nullable(id),
  selectedCustomers: customerIds,
  selectedProjects: z.array(id),
  participantInProjects: z.array(participationSchema),
  deleted: z.boolean(),
});
export type Contact = z.output<typeof contactSchema>;
