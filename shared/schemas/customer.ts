import * as z from 'zod/mini';
import { homeCountry } from '../codes/addresses.ts';
import { customer } from '../entities/customer.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { organisationNumberOf } from '../lib/official-numbers.ts';
import { newMainAddressSchema } from './address.ts';
import { id } from '../fields/fields.ts';
import { wrongOrganisationNumber } from '../fields/official-numbers.ts';

const fields = z.object({
  ...schemasOf(customer).inputs,
  newMainAddress: z.optional(newMainAddressSchema),
});

/** Other countries have other formats. */
const swedishNumber = z.refine<{ countryCode: string; organisationNumber: string }>(
  ({ countryCode, organisationNumber }) =>
    countryCode !== homeCountry || organisationNumber === '' || organisationNumberOf(organisationNumber) !== null,
  { path: ['organisationNumber'], error: wrongOrganisationNumber },
);

/** The Fortnox number can only be set when editing. */
export const customerFieldsSchema = z.omit(fields, { fortnoxCustomerNumber: true }).check(swedishNumber);

/** A new main address instead of a choice, and the number that the customer has in Fortnox already. */
export const customerImportSchema = z.omit(fields, { mainAddressId: true }).check(swedishNumber);
export type CustomerImport = z.output<typeof customerImportSchema>;

export const customerEditSchema = z.extend(fields, { version: z.int() }).check(swedishNumber);

export const customerSchema = z.object({ customerId: id, ...schemasOf(customer).values, version: z.int() });
export type Customer = z.output<typeof customerSchema>;

export const customerRowSchema = z.object({
  customerId: id,
  ...schemasOf(customer).rowValues,
  version: z.int(),
  numberOfProjects: z.int(),
  planned: z.int(),
  registered: z.int(),
  invoiced: z.int(),
  /** Without VAT, less credits, in the twelve months that end today. */
  invoiced12Months: z.number(),
  /** What its open invoices have left to pay, with VAT. */
  owed: z.number(),
});
export type CustomerRow = z.output<typeof customerRowSchema>;

export const customerSumsSchema = z.pick(customerRowSchema, { invoiced12Months: true, owed: true });

export const customerOptionSchema = z.pick(customerSchema, { customerId: true, name: true, paymentRemark: true });

export const likeCustomerSchema = z.object({
  customerId: id,
  name: z.string(),
  likeness: z.enum(['name', 'organisationNumber']),
});
export type LikeCustomer = z.output<typeof likeCustomerSchema>;
