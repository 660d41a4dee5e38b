import * as z from 'zod/mini';
import * as calls from './calls/delivery-templates.ts';
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
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['system-settings']);

const params = idParams('deliveryTemplateId');

export const deliveryTemplateColumns = ['name', 'dateCreated', 'numberOfItems'] as const;

export const listDeliveryTemplates = defineRoute(calls.listDeliveryTemplates, {
  summary: 'A page of delivery templates; by name unless ordered otherwise.',
  query: listQuery(deliveryTemplateColumns, {
    name: filterText,
    dateFrom: z.optional(day),
    dateTo: z.optional(day),
  }),
  result: paged(deliveryTemplateRowSchema),
  rights: ['read-lists'],
});

export const getAllDeliveryTemplates = defineRoute(calls.getAllDeliveryTemplates, {
  summary: 'All delivery templates for a selector, with how many work orders each makes.',
  result: z.array(deliveryTemplateOptionSchema),
  rights: ['read-lists'],
});

export const getDeliveryTemplate = defineRoute(calls.getDeliveryTemplate, {
  summary: 'One delivery template with its items.',
  params,
  result: deliveryTemplateSchema,
  errors: ['not_found'],
});

export const getDeliveryTemplateItems = defineRoute(calls.getDeliveryTemplateItems, {
  summary: 'The items of a delivery template: what work orders are made from.',
  params,
  result: z.array(deliveryTemplateItemSchema),
  errors: ['not_found'],
});

export const createDeliveryTemplate = defineRoute(calls.createDeliveryTemplate, {
  summary: 'Create a delivery template.',
  body: deliveryTemplateFieldsSchema,
  result: deliveryTemplateSchema,
});

export const updateDeliveryTemplate = defineRoute(calls.updateDeliveryTemplate, {
  summary: 'Save a delivery template.',
  params,
  body: z.extend(deliveryTemplateFieldsSchema, { version: z.int() }),
  result: deliveryTemplateSchema,
  errors: ['not_found', 'stale_version'],
});

export const deleteDeliveryTemplate = defineRoute(calls.deleteDeliveryTemplate, {
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
