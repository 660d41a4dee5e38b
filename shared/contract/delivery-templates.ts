import * as z from 'zod/mini';
import {
  deliveryTemplateFieldsSchema,
  deliveryTemplateItemSchema,
  deliveryTemplateOptionSchema,
  deliveryTemplateRowSchema,
  deliveryTemplateSchema,
} from '../schemas/delivery-template.ts';
import { day } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { done, idParams, versionQuery } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  reads: ['delivery-template', 'product'],
  changes: ['delivery-template'],
  looksUp: ['system-settings'],
});

const params = idParams('deliveryTemplateId');

export const deliveryTemplateColumns = ['name', 'dateCreated', 'numberOfItems'] as const;

export const listDeliveryTemplates = defineRoute({
  name: 'delivery-templates/list-delivery-templates',
  method: 'GET',
  path: '/delivery-templates',
  role: 'Staff',
  summary: 'A page of delivery templates; by name unless ordered otherwise.',
  query: listQuery(deliveryTemplateColumns, {
    name: filterText,
    dateFrom: z.optional(day),
    dateTo: z.optional(day),
  }),
  result: paged(deliveryTemplateRowSchema),
  rights: ['read-lists'],
});

export const getAllDeliveryTemplates = defineRoute({
  name: 'delivery-templates/get-all-delivery-templates',
  method: 'GET',
  path: '/delivery-templates/get-all',
  role: 'Staff',
  summary: 'All delivery templates for a selector, with how many work orders each makes.',
  result: z.array(deliveryTemplateOptionSchema),
  rights: ['read-lists'],
});

export const getDeliveryTemplate = defineRoute({
  name: 'delivery-templates/get-delivery-template',
  method: 'GET',
  path: '/delivery-templates/{deliveryTemplateId}',
  role: 'Staff',
  summary: 'One delivery template with its items.',
  params,
  result: deliveryTemplateSchema,
  errors: ['not_found'],
});

export const getDeliveryTemplateItems = defineRoute({
  name: 'delivery-templates/get-delivery-template-items',
  method: 'GET',
  path: '/delivery-templates/items/{deliveryTemplateId}',
  role: 'Staff',
  summary: 'The items of a delivery template: what work orders are made from.',
  params,
  result: z.array(deliveryTemplateItemSchema),
  errors: ['not_found'],
});

export const createDeliveryTemplate = defineRoute({
  name: 'delivery-templates/create-delivery-template',
  method: 'POST',
  path: '/delivery-templates',
  role: 'SuperAdmin',
  summary: 'Create a delivery template.',
  body: deliveryTemplateFieldsSchema,
  result: deliveryTemplateSchema,
});

export const updateDeliveryTemplate = defineRoute({
  name: 'delivery-templates/update-delivery-template',
  method: 'PUT',
  path: '/delivery-templates/{deliveryTemplateId}',
  role: 'SuperAdmin',
  summary: 'Save a delivery template.',
  params,
  body: z.extend(deliveryTemplateFieldsSchema, { version: z.int() }),
  result: deliveryTemplateSchema,
  errors: ['not_found', 'stale_version'],
});

export const deleteDeliveryTemplate = defineRoute({
  name: 'delivery-templates/delete-delivery-template',
  method: 'DELETE',
  path: '/delivery-templates/{deliveryTemplateId}',
  role: 'SuperAdmin',
  summary: 'Delete a delivery template; work orders made from it stay.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version'],
});

export const deliveryTemplatesRoutes = [
  listDeliveryTemplates,
  getAllDeliveryTemplates,
  getDeliveryTemplate,
  getDeliveryTemplateItems,
  createDeliveryTemplate,
  updateDeliveryTemplate,
  deleteDeliveryTemplate,
];
