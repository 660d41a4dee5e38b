import * as z from 'zod/mini';
import { deliveryTemplate, deliveryTemplateItem, deliveryTemplateLine } from '../entities/delivery-template.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id } from '../fields/fields.ts';

export const deliveryTemplateFieldsSchema = z.omit(z.object(schemasOf(deliveryTemplate).inputs), { dateCreated: true });
export type DeliveryTemplateFields = z.output<typeof deliveryTemplateFieldsSchema>;

const { deliveryTemplateItemLineId, productId, ...lineValues } = schemasOf(deliveryTemplateLine).values;

export const deliveryTemplateItemSchema = z.object({
  ...schemasOf(deliveryTemplateItem).values,
  lines: z.array(z.object({ deliveryTemplateItemLineId, productId, productName: z.string(), ...lineValues })),
});
export type DeliveryTemplateItem = z.output<typeof deliveryTemplateItemSchema>;

const { name, dateCreated } = schemasOf(deliveryTemplate).values;
const shown = { deliveryTemplateId: id, name, numberOfItems: z.int() };

export const deliveryTemplateOptionSchema = z.object(shown);

export const deliveryTemplateRowSchema = z.object({ ...shown, dateCreated, version: z.int() });
export type DeliveryTemplateRow = z.output<typeof deliveryTemplateRowSchema>;

export const deliveryTemplateSchema = z.extend(deliveryTemplateRowSchema, {
  items: z.array(deliveryTemplateItemSchema),
});
export type DeliveryTemplate = z.output<typeof deliveryTemplateSchema>;
