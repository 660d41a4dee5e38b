import * as z from 'zod/mini';
import { contact } from '../entities/contact.ts';
import { id } from '../fields/fields.ts';

/** How many projects one save of a person may change: each is a record of the same transaction. */
export const maxChangedProjects = 40;

const { customerIds: ids, ...inputs } = contact.inputs;
const { customerIds, ...values } = contact.values;

const fields = { ...inputs, selectedCustomers: ids };

/** A new person. `customerId` and `projectId` name what it is made for, beside what is selected. */
export const contactFieldsSchema = z.object({
  ...fields,
  selectedProjects: ids,
  customerId: z.optional(z.nullable(id)),
  projectId: z.optional(z.nullable(id)),
});
export type ContactFields = z.output<typeof contactFieldsSchema>;

/** Projects that are left out stay as they are. */
export const contactEditSchema = z.object({
  ...fields,
  selectedProjects: z.optional(ids.def.innerType),
  version: z.int(),
});

/** A person as lists and selectors have it. */
export const contactRowSchema = z.object({
  contactId: id,
  ...values,
  /** First and last name. */
  fullName: z.string(),
  version: z.int(),
});
export type ContactRow = z.output<typeof contactRowSchema>;

/** A person among those linked to a project. */
export const projectContactSchema = z.extend(contactRowSchema, { projectId: id });
export type ProjectContact = z.output<typeof projectContactSchema>;

/** A project that a person is linked to, or is the orderer of. */
const participationSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  customerName: z.string(),
  /** The object address, formatted. */
  addressFormatted: z.string(),
  active: z.boolean(),
  isLinked: z.boolean(),
  /** 'Beställare'. */
  isOrderer: z.boolean(),
});
export type Participation = z.output<typeof participationSchema>;

export const contactSchema = z.extend(contactRowSchema, {
  /** The first of its customers. */
  customerId: z.nullable(id),
  selectedCustomers: customerIds,
  /** The projects it is linked to. */
  selectedProjects: z.array(id),
  participantInProjects: z.array(participationSchema),
  deleted: z.boolean(),
});
export type Contact = z.output<typeof contactSchema>;
