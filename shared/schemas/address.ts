import * as z from 'zod/mini';
import { address } from '../entities/address.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id } from '../fields/fields.ts';

export const addressFieldsSchema = z.object(schemasOf(address).inputs);
export type AddressFields = z.output<typeof addressFieldsSchema>;

export const newAddressSchema = z.extend(addressFieldsSchema, {
  projectId: z.optional(z.nullable(id)),
  primary: z._default(z.boolean(), false),
});

export const addressEditSchema = z.extend(addressFieldsSchema, { version: z.int() });

export const newMainAddressSchema = z.omit(addressFieldsSchema, { customerId: true });

export const addressSchema = z.object({
  addressId: id,
  ...schemasOf(address).values,
  customerName: z.string(),
  formatted: z.string(),
  version: z.int(),
});
export type Address = z.output<typeof addressSchema>;

export const projectAddressSchema = z.extend(addressSchema, { projectId: id, primary: z.boolean() });
