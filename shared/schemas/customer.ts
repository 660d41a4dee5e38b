import * as z from 'zod/mini';
import { newMainAddressSchema } from './address.ts';
import { id, optionalEmail, optionalText, paymentTermDays, requiredText } from './fields.ts';

export const defaultPaymentTermDays = 30;

export const customerFieldsSchema = z.object({
  name: requiredText(100),
  paymentTermDays: z._default(paymentTermDays, defaultPaymentTermDays),
  invoiceText: optionalText(200),
  invoiceEmail: optionalEmail,
  mainAddressId: z._default(z.nullable(id), null),
  /** Made with the customer and set as its main address. */
  newMainAddress: z.optional(newMainAddressSchema),
  paymentRemark: z._default(z.boolean(), false),
  costCenter: optionalText(100),
  /** By which the customer is found in Fortnox. */
  organisationNumber: optionalText(20),
});

/** The accounting number is set only when editing. */
export const customerEditSchema = z.extend(customerFieldsSchema, {
  fortnoxCustomerNumber: optionalText(50),
  version: z.int(),
});

export const customerSchema = z.object({
  customerId: id,
  name: z.string(),
  paymentTermDays: z.int(),
  invoiceText: z.string(),
  invoiceEmail: z.string(),
  mainAddressId: z.nullable(id),
  paymentRemark: z.boolean(),
  costCenter: z.string(),
  organisationNumber: z.string(),
  fortnoxCustomerNumber: z.string(),
  version: z.int(),
});
export type Customer = z.output<typeof customerSchema>;

export const customerRowSchema = z.extend(
  z.pick(customerSchema, {
    customerId: true,
    name: true,
    paymentTermDays: true,
    paymentRemark: true,
    fortnoxCustomerNumber: true,
    version: true,
  }),
  { numberOfProjects: z.int(), planned: z.int(), registered: z.int(), invoiced: z.int() },
);
export type CustomerRow = z.output<typeof customerRowSchema>;

export const customerOptionSchema = z.pick(customerSchema, { customerId: true, name: true, paymentRemark: true });
