import * as z from 'zod/mini';
import { id, optionalEmail, optionalText, requiredText } from './fields.ts';

/** How many projects one save of a person may change: each is a record of the same transaction. */
export const maxChangedProjects = 40;

const ids = z.array(id).check(z.maxLength(1000, 'Högst 1 000.'));

const fields = {
  firstName: requiredText(60),
  lastName: requiredText(60),
  /** 'Företag'. */
  freeText: optionalText(100),
  role: optionalText(100),
  email: optionalEmail,
  /** Direct number. */
  phone: optionalText(40),
  mobilePhone: optionalText(40),
  selectedCustomers: z._default(ids, []),
};

/** A new person. `customerId` and `projectId` name what it is made for, beside what is selected. */
export const contactFieldsSchema = z.object({
  ...fields,
  selectedProjects: z._default(ids, []),
  customerId: z.optional(z.nullable(id)),
  projectId: z.optional(z.nullable(id)),
});
export type ContactFields = z.output<typeof contactFieldsSchema>;

/** Projects that are left out stay as they are. */
export const contactEditSchema = z.object({ ...fields, selectedProjects: z.optional(ids), version: z.int() });

/** A person as lists and selectors have it. */
export const contactRowSchema = z.object({
  contactId: id,
  firstName: z.string(),
  lastName: z.string(),
  /** First and last name. */
  fullName: z.string(),
  freeText: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  mobilePhone: z.string(),
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
  selectedCustomers: z.array(id),
  /** The projects it is linked to. */
  selectedProjects: z.array(id),
  participantInProjects: z.array(participationSchema),
  deleted: z.boolean(),
});
export type Contact = z.output<typeof contactSchema>;
