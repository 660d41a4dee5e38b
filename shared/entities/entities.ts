import { address } from './address.ts';
import { agreement } from './agreement.ts';
import { contact } from './contact.ts';
import { customer } from './customer.ts';
import { deliveryTemplate } from './delivery-template.ts';
import type { Entity } from './entity.ts';
import { fortnoxDifference } from './fortnox-difference.ts';
import { invoice } from './invoice.ts';
import type { Kind } from '../codes/kinds.ts';
import { customerPriceList, defaultPriceList, projectPriceList } from './price-lists.ts';
import { product } from './product.ts';
import { project } from './project.ts';
import { projectLog } from './project-log.ts';
import { staffTimeLog } from './staff-time-log.ts';
import { systemSecrets } from './system-secrets.ts';
import { systemSettings } from './system-settings.ts';
import { tag } from './tag.ts';
import { user } from './user.ts';
import { userSettings } from './user-settings.ts';
import { workOrder } from './work-order.ts';

/** The state of the Fortnox link is declared where it is stored: `functions/data/core/records.ts`. */
type DeclaredKind = Exclude<Kind, 'fortnox-connection'>;

export const entities = {
  user,
  customer,
  address,
  contact,
  tag,
  product,
  'price-list-default': defaultPriceList,
  'price-list-customer': customerPriceList,
  'price-list-project': projectPriceList,
  'delivery-template': deliveryTemplate,
  project,
  'project-log': projectLog,
  agreement,
  'work-order': workOrder,
  invoice,
  'staff-time-log': staffTimeLog,
  'user-settings': userSettings,
  'system-settings': systemSettings,
  'system-secrets': systemSecrets,
  'fortnox-difference': fortnoxDifference,
} as const satisfies Record<DeclaredKind, Entity & { personal: readonly string[] }>;
