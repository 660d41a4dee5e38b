import * as z from 'zod/mini';
import { id } from '../fields/fields.ts';
import { addressSchema } from './address.ts';
import { contactRowSchema } from './contact.ts';
import { customerRowSchema } from './customer.ts';
import { invoiceRowSchema } from './invoice.ts';
import { projectRowSchema } from './project.ts';
import { workOrderRowSchema } from './work-order.ts';

const project = z.pick(projectRowSchema, {
  projectId: true,
  projectCode: true,
  customerName: true,
  objectName: true,
  active: true,
  fixedPrice: true,
});

/** The best matches of each kind, best first. A kind that the caller may not list is empty. */
export const foundRecordsSchema = z.object({
  customers: z.array(
    z.extend(z.pick(customerRowSchema, { customerId: true, name: true }), {
      /** The caller's own first, then active ones, then the newest. */
      projects: z.array(project),
    }),
  ),
  projects: z.array(project),
  contacts: z.array(
    z.pick(contactRowSchema, { contactId: true, fullName: true, freeText: true, mobilePhone: true, phone: true }),
  ),
  workOrders: z.array(
    z.pick(workOrderRowSchema, { workOrderId: true, invoiceNote: true, projectCode: true, customerName: true }),
  ),
  invoices: z.array(
    z.pick(invoiceRowSchema, {
      invoiceId: true,
      invoiceType: true,
      serialNumberPadded: true,
      projectCode: true,
      customerName: true,
      displayDate: true,
      sumTotalIncVat: true,
    }),
  ),
  addresses: z.array(z.pick(addressSchema, { addressId: true, name: true, formatted: true, customerName: true })),
  users: z.array(
    z.object({
      userId: id,
      initials: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
    }),
  ),
});
export type FoundRecords = z.output<typeof foundRecordsSchema>;

export const foundFilesSchema = z.object({
  files: z.array(
    z.extend(z.pick(projectRowSchema, { projectId: true, projectCode: true, objectName: true }), { path: z.string() }),
  ),
});
export type FoundFiles = z.output<typeof foundFilesSchema>;
