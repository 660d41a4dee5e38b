import type { RestorableKind } from '../../../shared/codes/kinds.ts';
import { restoreAddress, restoreCustomer } from './customers.ts';
import { restoreStaffTimeLog, restoreUser } from './people.ts';
import {
  restoreCustomerPriceList,
  restoreDefaultPriceList,
  restoreProduct,
  restoreProjectPriceList,
} from './prices.ts';
import { restoreProject, restoreProjectLog, restoreTag } from './projects.ts';
import { type Restorer, restoreFreely } from './restorer.ts';
import { restoreDeliveryTemplate, restoreWorkOrder } from './work-orders.ts';

export const restorers: { [K in RestorableKind]: Restorer<K> } = {
  customer: restoreCustomer,
  address: restoreAddress,
  /** Links of deleted customers are kept, but not shown. */
  contact: restoreFreely,
  project: restoreProject,
  'work-order': restoreWorkOrder,
  product: restoreProduct,
  'delivery-template': restoreDeliveryTemplate,
  tag: restoreTag,
  user: restoreUser,
  'price-list-default': restoreDefaultPriceList,
  'price-list-customer': restoreCustomerPriceList,
  'price-list-project': restoreProjectPriceList,
  'project-log': restoreProjectLog,
  'staff-time-log': restoreStaffTimeLog,
};
