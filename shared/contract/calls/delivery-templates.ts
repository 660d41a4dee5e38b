import { defineCall } from './call.ts';

const kinds = { reads: ['delivery-template', 'product'], changes: ['delivery-template'] } as const;

export const listDeliveryTemplates = defineCall(kinds, {
  name: 'delivery-templates/list-delivery-templates',
  method: 'GET',
  path: '/delivery-templates',
  role: 'Staff',
});

export const getAllDeliveryTemplates = defineCall(kinds, {
  name: 'delivery-templates/get-all-delivery-templates',
  method: 'GET',
  path: '/delivery-templates/get-all',
  role: 'Staff',
});

export const getDeliveryTemplate = defineCall(kinds, {
  name: 'delivery-templates/get-delivery-template',
  method: 'GET',
  path: '/delivery-templates/{deliveryTemplateId}',
  role: 'Staff',
});

export const getDeliveryTemplateItems = defineCall(kinds, {
  name: 'delivery-templates/get-delivery-template-items',
  method: 'GET',
  path: '/delivery-templates/items/{deliveryTemplateId}',
  role: 'Staff',
});

export const createDeliveryTemplate = defineCall(kinds, {
  name: 'delivery-templates/create-delivery-template',
  method: 'POST',
  path: '/delivery-templates',
  role: 'SuperAdmin',
});

export const updateDeliveryTemplate = defineCall(kinds, {
  name: 'delivery-templates/update-delivery-template',
  method: 'PUT',
  path: '/delivery-templates/{deliveryTemplateId}',
  role: 'SuperAdmin',
});

export const deleteDeliveryTemplate = defineCall(kinds, {
  name: 'delivery-templates/delete-delivery-template',
  method: 'DELETE',
  path: '/delivery-templates/{deliveryTemplateId}',
  role: 'SuperAdmin',
});
