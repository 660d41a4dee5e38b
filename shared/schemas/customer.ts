import * as z from 'zod/mini';
import { newMainAddressSchema } from './address.ts';
import { organisationNumberOf } from '../lib/official-numbers.ts';
import { countryCodes } from '../text/countries.ts';
import { id, optionalEmail, optionalText, paymentTermDays, requiredText } from './fields.ts';
import { anyOrganisationNumber, vatNumber, wrongOrganisationNumber } from './official-numbers.ts';

export const defaultPaymentTermDays = 30;

export const homeCountry = 'SE';

const fields = z.object({
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
  organisationNumber: anyOrganisationNumber,
  vatNumber,
  countryCode: z._default(
    z.string('Välj ett land.').check(z.refine((code) => countryCodes.includes(code), 'Välj ett land.')),
    homeCountry,
  ),
  /** Takes invoices as e-invoices alone. Public buyers do in any case (lag 2018:1277). */
  needsEInvoice: z._default(z.boolean(), false),
});

/** Other countries have numbers of their own. */
const swedishNumber = z.refine<{ countryCode: string; organisationNumber: string }>(
  ({ countryCode, organisationNumber }) =>
    countryCode !== homeCountry || organisationNumber === '' || organisationNumberOf(organisationNumber) !== null,
  { path: ['organisationNumber'], error: wrongOrganisationNumber },
);

export const customerFieldsSchema = fields.check(swedishNumber);

/** The accounting number is set only when editing. */
export const customerEditSchema = z
  .extend(fields, { fortnoxCustomerNumber: optionalText(50), version: z.int() })
  .check(swedishNumber);

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
  vatNumber: z.string(),
  countryCode: z.string(),
  needsEInvoice: z.boolean(),
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

export const likeCustomerSchema = z.object({
  customerId: id,
  name: z.string(),
  /** What they have in common. */
  likeness: z.enum(['name', 'organisationNumber']),
});
export type LikeCustomer = z.output<typeof likeCustomerSchema>;
