import type { Role } from '../codes/roles.ts';
import { hasRole } from '../domain/roles.ts';
import type { RestorableKind } from '../codes/restorable-kinds.ts';
import { deleteAddress, updateAddress } from './addresses.ts';
import { deleteContact, updateContact } from './contacts.ts';
import { deleteCustomerPriceList, updateCustomerPriceList } from './customer-price-lists.ts';
import { deleteCustomer, updateCustomer } from './customers.ts';
import { deleteDeliveryTemplate, updateDeliveryTemplate } from './delivery-templates.ts';
import { deleteDefaultPriceList, updateDefaultPriceList } from './price-lists.ts';
import { deleteProduct, updateProduct } from './products.ts';
import { deleteProjectLog, updateProjectLog } from './project-logs.ts';
import { deleteProjectPriceList, saveProjectPriceList } from './project-price-lists.ts';
import { deleteProject, updateProject } from './projects.ts';
import type { Route } from './route.ts';
import { deleteStaffTimeLog, updateStaffTimeLog } from './staff-time-logs.ts';
import { deleteTag, updateTag } from './tags.ts';
import { deleteUser, updateUser } from './users.ts';
import { deleteWorkOrder, updateWorkOrder } from './work-orders.ts';

/** Callers who may make these calls may also undo them. */
export const changing = {
  customer: { edit: updateCustomer, remove: deleteCustomer },
  address: { edit: updateAddress, remove: deleteAddress },
  contact: { edit: updateContact, remove: deleteContact },
  project: { edit: updateProject, remove: deleteProject },
  'work-order': { edit: updateWorkOrder, remove: deleteWorkOrder },
  product: { edit: updateProduct, remove: deleteProduct },
  'delivery-template': { edit: updateDeliveryTemplate, remove: deleteDeliveryTemplate },
  tag: { edit: updateTag, remove: deleteTag },
  user: { edit: updateUser, remove: deleteUser },
  'price-list-default': { edit: updateDefaultPriceList, remove: deleteDefaultPriceList },
  'price-list-customer': { edit: updateCustomerPriceList, remove: deleteCustomerPriceList },
  'price-list-project': { edit: saveProjectPriceList, remove: deleteProjectPriceList },
  'project-log': { edit: updateProjectLog, remove: deleteProjectLog },
  'staff-time-log': { edit: updateStaffTimeLog, remove: deleteStaffTimeLog },
} as const satisfies Record<RestorableKind, { edit: Route; remove: Route }>;

export function mayRestore(role: Role, kind: RestorableKind, isDeleted: boolean): boolean {
  const { edit, remove }: { edit: Route; remove: Route } = changing[kind];
  return reaches(role, isDeleted ? remove : edit);
}

export function reaches(role: Role, { role: least }: Route): boolean {
  return least === 'public' || hasRole(role, least);
}
