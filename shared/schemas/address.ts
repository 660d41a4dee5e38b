import * as z from 'zod/mini';
import { id, optionalText, requiredText } from './fields.ts';

/** Stored codes in English; the labels are Odefinierad, Fakturaadress, Objekt, Etablering, Kontor, Mötesadress, Övriga. */
export const addressTypes = [
  'Undefined',
  'InvoiceAddress',
  'Object',
  'Establishment',
  'Office',
  'MeetingAddress',
  'Other',
] as const;
export type AddressType = (typeof addressTypes)[number];

const lines = {
  /** The object of an Object, the receiver of an InvoiceAddress (the customer's name when left empty). */
  name: optionalText(100),
  address1: requiredText(100),
  address2: optionalText(100),
  postalCode: requiredText(20),
  city: requiredText(60),
  addressType: z._default(z.enum(addressTypes, 'Välj en adresstyp.'), 'Undefined'),
};

export const addressFieldsSchema = z.object({ customerId: id, ...lines });
export type AddressFields = z.output<typeof addressFieldsSchema>;

/** A new address may be linked to a project at once, as its main one or not. */
export const newAddressSchema = z.extend(addressFieldsSchema, {
  projectId: z.optional(z.nullable(id)),
  primary: z._default(z.boolean(), false),
});

export const addressEditSchema = z.extend(addressFieldsSchema, { version: z.int() });

/** An address made together with its customer. */
export const newMainAddressSchema = z.object(lines);

export const addressSchema = z.object({
  addressId: id,
  customerId: id,
  customerName: z.string(),
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  addressType: z.enum(addressTypes),
  /** Its lines joined by ', '. */
  formatted: z.string(),
  version: z.int(),
});
export type Address = z.output<typeof addressSchema>;

/** An address as a project has it. */
export const projectAddressSchema = z.extend(addressSchema, { projectId: id, primary: z.boolean() });
