import * as z from 'zod/mini';
import { halfSteps, id, instant, optionalLines, requiredText } from '../fields/fields.ts';
import { productTypes } from '../codes/product-types.ts';

const deliveryTemplateLineFieldsSchema = z.object({
  /** Left out for a new line. */
  deliveryTemplateItemLineId: z.optional(id),
  productId: id,
  /** Of a Rate. */
  hoursEstimated: z._default(halfSteps, 0),
  /** Of a Rent. */
  quantity: z._default(halfSteps, 0),
});

/** What a work order is to be made from. */
const deliveryTemplateItemFieldsSchema = z.object({
  /** Left out for a new one. */
  deliveryTemplateItemId: z.optional(id),
  invoiceNote: optionalLines(500),
  invoiceable: z._default(z.boolean(), true),
  lines: z._default(
    z.array(deliveryTemplateLineFieldsSchema).check(z.maxLength(100, 'Högst 100 rader på en insats.')),
    [],
  ),
});

const mostLines = 500;

export const deliveryTemplateFieldsSchema = z.object({
  name: requiredText(100, 'Du måste ge leveransmallen ett namn'),
  items: z.array(deliveryTemplateItemFieldsSchema, 'Du måste lägga till minst en insats').check(
    z.minLength(1, 'Du måste lägga till minst en insats'),
    z.maxLength(100, 'Högst 100 insatser i en mall.'),
    z.refine(
      (items) => items.reduce((sum, { lines }) => sum + lines.length, 0) <= mostLines,
      `Högst ${mostLines} rader i en mall.`,
    ),
  ),
});
export type DeliveryTemplateFields = z.output<typeof deliveryTemplateFieldsSchema>;

export const deliveryTemplateItemSchema = z.object({
  deliveryTemplateItemId: id,
  invoiceNote: z.string(),
  invoiceable: z.boolean(),
  lines: z.array(
    z.object({
      deliveryTemplateItemLineId: id,
      productId: id,
      productName: z.string(),
      productType: z.enum(productTypes),
      hoursEstimated: halfSteps,
      quantity: halfSteps,
    }),
  ),
});
export type DeliveryTemplateItem = z.output<typeof deliveryTemplateItemSchema>;

const shown = { deliveryTemplateId: id, name: z.string(), numberOfItems: z.int() };

/** For a selector: how many work orders it makes is told before it is used. */
export const deliveryTemplateOptionSchema = z.object(shown);

export const deliveryTemplateRowSchema = z.object({ ...shown, dateCreated: instant, version: z.int() });
export type DeliveryTemplateRow = z.output<typeof deliveryTemplateRowSchema>;

export const deliveryTemplateSchema = z.extend(deliveryTemplateRowSchema, {
  items: z.array(deliveryTemplateItemSchema),
});
export type DeliveryTemplate = z.output<typeof deliveryTemplateSchema>;
