import type { DeletableKind } from '../codes/kinds.ts';
import { deleteAddress } from './calls/addresses.ts';
import type { Call } from './calls/call.ts';
import { deleteContact } from './calls/contacts.ts';
import { deleteCustomer } from './calls/customers.ts';
import { deleteDeliveryTemplate } from './calls/delivery-templates.ts';
import { deleteCustomerPriceList, deleteDefaultPriceList } from './calls/price-lists.ts';
import { deleteProduct } from './calls/products.ts';
import { deleteProject } from './calls/projects.ts';
import { deleteWorkOrder } from './calls/work-orders.ts';

/** In the order that the API documents the kinds. */
export const deleteCalls: Record<DeletableKind, Call> = {
  customer: deleteCustomer,
  address: deleteAddress,
  contact: deleteContact,
  product: deleteProduct,
  project: deleteProject,
  'work-order': deleteWorkOrder,
  'delivery-template': deleteDeliveryTemplate,
  'price-list-default': deleteDefaultPriceList,
  'price-list-customer': deleteCustomerPriceList,
};
