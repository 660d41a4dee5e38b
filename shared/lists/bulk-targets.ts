import type { PersonKind } from '../codes/person-kinds.ts';
import type { DeletableKind } from '../codes/deletable-kinds.ts';
import { deleteAddress } from '../contract/calls/addresses.ts';
import type { BulkChange } from '../contract/bulk.ts';
import { deleteContact } from '../contract/calls/contacts.ts';
import { deleteCustomer } from '../contract/calls/customers.ts';
import { deleteDeliveryTemplate } from '../contract/calls/delivery-templates.ts';
import { deleteCustomerPriceList, deleteDefaultPriceList } from '../contract/calls/price-lists.ts';
import { erasePerson } from '../contract/calls/personal-data.ts';
import { deleteProduct } from '../contract/calls/products.ts';
import { deleteProject, updateProject } from '../contract/calls/projects.ts';
import type { Call } from '../contract/calls/call.ts';
import { setProjectTags } from '../contract/calls/tags.ts';
import { deleteWorkOrder, updateWorkOrder } from '../contract/calls/work-orders.ts';

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

/** The role required for this call applies to bulk changes too. */
export function bulkTarget(change: BulkChange): { kind: DeletableKind | PersonKind; route: Call } {
  switch (change.what) {
    case 'delete':
      return { kind: change.kind, route: deleteCalls[change.kind] };
    case 'work-order-owner':
    case 'work-order-date':
      return { kind: 'work-order', route: updateWorkOrder };
    case 'erase-persons':
      return { kind: change.kind, route: erasePerson };
    case 'project-tags':
      return { kind: 'project', route: setProjectTags };
    default:
      return { kind: 'project', route: updateProject };
  }
}
