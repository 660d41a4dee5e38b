import type { HistoryKind } from '../../../shared/codes/kinds.ts';
import { agreement } from '../../../shared/entities/agreement.ts';
import { address } from '../../../shared/entities/address.ts';
import { contact } from '../../../shared/entities/contact.ts';
import { customer } from '../../../shared/entities/customer.ts';
import { deliveryTemplate } from '../../../shared/entities/delivery-template.ts';
import { customerPriceList, defaultPriceList, projectPriceList } from '../../../shared/entities/price-lists.ts';
import { fortnoxDifference } from '../../../shared/entities/fortnox-difference.ts';
import { invoice } from '../../../shared/entities/invoice.ts';
import { product } from '../../../shared/entities/product.ts';
import { project } from '../../../shared/entities/project.ts';
import { systemSettings } from '../../../shared/entities/system-settings.ts';
import { tag } from '../../../shared/entities/tag.ts';
import { user } from '../../../shared/entities/user.ts';
import { workOrder } from '../../../shared/entities/work-order.ts';
import type { Shown } from '../../../shared/entities/shown.ts';
import { historyOf } from '../../../shared/entities/history-of.ts';
import type { Data } from '../core/records.ts';

/** A field without an entry does not compile, so no new secret is shown by accident. */
export const historyFields: { [K in HistoryKind]: Record<keyof Data<K>, Shown> } = {
  customer: historyOf(customer),
  address: historyOf(address),
  contact: historyOf(contact),
  project: historyOf(project),
  'work-order': historyOf(workOrder),
  invoice: historyOf(invoice),
  product: historyOf(product),
  'delivery-template': historyOf(deliveryTemplate),
  tag: historyOf(tag),
  user: historyOf(user),
  'price-list-default': historyOf(defaultPriceList),
  'price-list-customer': historyOf(customerPriceList),
  'price-list-project': historyOf(projectPriceList),
  agreement: historyOf(agreement),
  'fortnox-difference': historyOf(fortnoxDifference),
  'system-settings': historyOf(systemSettings),
};
