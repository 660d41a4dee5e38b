import { defineCall } from './call.ts';

const kinds = { reads: ['delivery-template', 'product'], changes: ['delivery-template'] } as const;

export const listDeliveryTemplates = defineCall(kinds, 'GET /delivery-templates', {
  name: 'delivery-templates/list-delivery-templates',
  role: 'Staff',
});

export const getAllDeliveryTemplates = defineCall(kinds, 'GET /delivery-templates/get-all', {
  name: 'delivery-templates/get-all-delivery-templates',
  role: 'Staff',
});

export const getDeliveryTemplate = defineCall(kinds, 'GET /delivery-templates/{deliveryTemplateId}', {
  name: 'delivery-templates/get-delivery-template',
  role: 'Staff',
});

export const getDeliveryTemplateItems = defineCall(kinds, 'GET /delivery-templates/items/{deliveryTemplateId}', {
  name: 'delivery-templates/get-delivery-template-items',
  role: 'Staff',
});

export const createDeliveryTemplate = defineCall(kinds, 'POST /delivery-templates', {
  name: 'delivery-templates/create-delivery-template',
  role: 'SuperAdmin',
});

export const updateDeliveryTemplate = defineCall(kinds, 'PUT /delivery-templates/{deliveryTemplateId}', {
  name: 'delivery-templates/update-delivery-template',
  role: 'SuperAdmin',
});

export const deleteDeliveryTemplate = defineCall(kinds, 'DELETE /delivery-templates/{deliveryTemplateId}', {
  name: 'delivery-templates/delete-delivery-template',
  role: 'SuperAdmin',
});
