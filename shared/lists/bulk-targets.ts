import type { PersonKind } from '../codes/person-kinds.ts';
import type { DeletableKind } from '../codes/deletable-kinds.ts';
import { deleteAddress } from '../contract/addresses.ts';
import type { BulkChange } from '../contract/bulk.ts';
import { deleteContact } from '../contract/contacts.ts';
import { deleteCustomerPriceList } from '../contract/customer-price-lists.ts';
import { deleteCustomer } from '../contract/customers.ts';
import { deleteDeliveryTemplate } from '../contract/delivery-templates.ts';
import { deleteDefaultPriceList } from '../contract/price-lists.ts';
import { erasePerson } from '../contract/personal-data.ts';
import { deleteProduct } from '../contract/products.ts';
import { deleteProject, updateProject } from '../contract/projects.ts';
import type { Route } from '../contract/route.ts';
import { setProjectTags } from '../contract/tags.ts';
import { deleteWorkOrder, updateWorkOrder } from '../contract/work-orders.ts';

export const deletions: Record<DeletableKind, Route> = {
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
export function bulkTarget(change: BulkChange): { kind: DeletableKind | PersonKind; route: Route } {
  switch (change.what) {
    case 'delete':
      return { kind: change.kind, route: deletions[change.kind] };
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
