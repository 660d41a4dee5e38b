import type { RestorableKind } from '../codes/kinds.ts';
import type { Role } from '../codes/roles.ts';
import { hasRole } from '../domain/roles.ts';
import { deleteAddress, updateAddress } from './calls/addresses.ts';
import { deleteContact, updateContact } from './calls/contacts.ts';
import { deleteCustomer, updateCustomer } from './calls/customers.ts';
import { deleteDeliveryTemplate, updateDeliveryTemplate } from './calls/delivery-templates.ts';
import {
  deleteCustomerPriceList,
  deleteDefaultPriceList,
  deleteProjectPriceList,
  saveProjectPriceList,
  updateCustomerPriceList,
  updateDefaultPriceList,
} from './calls/price-lists.ts';
import { deleteProduct, updateProduct } from './calls/products.ts';
import { deleteProjectLog, updateProjectLog } from './calls/project-logs.ts';
import { deleteProject, updateProject } from './calls/projects.ts';
import type { Call } from './calls/call.ts';
import { deleteStaffTimeLog, updateStaffTimeLog } from './calls/staff-time-logs.ts';
import { deleteTag, updateTag } from './calls/tags.ts';
import { deleteUser, updateUser } from './calls/users.ts';
import { deleteWorkOrder, updateWorkOrder } from './calls/work-orders.ts';

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
} as const satisfies Record<RestorableKind, { edit: Call; remove: Call }>;

export function mayRestore(role: Role, kind: RestorableKind, isDeleted: boolean): boolean {
  const { edit, remove }: { edit: Call; remove: Call } = changing[kind];
  return reaches(role, isDeleted ? remove : edit);
}

export function reaches(role: Role, { role: least }: Call): boolean {
  return least === 'public' || hasRole(role, least);
}
