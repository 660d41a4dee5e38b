import * as z from 'zod/mini';
import { agreement } from '../../../shared/entities/agreement.ts';
import { address } from '../../../shared/entities/address.ts';
import { contact } from '../../../shared/entities/contact.ts';
import { customer } from '../../../shared/entities/customer.ts';
import { deliveryTemplate } from '../../../shared/entities/delivery-template.ts';
import { fortnoxDifference } from '../../../shared/entities/fortnox-difference.ts';
import { fixedOfInvoice, invoice } from '../../../shared/entities/invoice.ts';
import type { Kind } from '../../../shared/codes/kinds.ts';
import { customerPriceList, defaultPriceList, projectPriceList } from '../../../shared/entities/price-lists.ts';
import { product } from '../../../shared/entities/product.ts';
import { project } from '../../../shared/entities/project.ts';
import { projectLog } from '../../../shared/entities/project-log.ts';
import { staffTimeLog } from '../../../shared/entities/staff-time-log.ts';
import { systemSecrets } from '../../../shared/entities/system-secrets.ts';
import { systemSettings } from '../../../shared/entities/system-settings.ts';
import { tag } from '../../../shared/entities/tag.ts';
import { user } from '../../../shared/entities/user.ts';
import { userSettings } from '../../../shared/entities/user-settings.ts';
import { workOrder } from '../../../shared/entities/work-order.ts';
import { schemasOf } from '../../../shared/entities/schemas-of.ts';
import { connectionProblemNames } from '../../../shared/codes/connection-problems.ts';
import { connectionStates } from '../../../shared/schemas/fortnox.ts';

/**
 * The records as they are stored: what the table holds under `data`, parsed on every read. Money is in whole öre. What
 * an API answer shows beyond this (names of other records, counts, sums) is looked up, never stored.
 */

const fortnoxConnection = z.object({
  state: z.enum(connectionStates),
  /**
   * `part` is the part of Fortnox that refuses: a successful call to it ends the problem. A broken link needs a new
   * one.
   */
  problem: z.nullable(z.object({ name: z.enum(connectionProblemNames), part: z.string(), since: z.string() })),
  /** Fortnox's DatabaseNumber and name of the company; kept until a user disconnects. */
  company: z.nullable(z.object({ databaseNumber: z.string(), name: z.string() })),
  /** Approved for a service account, whose tokens need no refresh token. */
  isService: z.boolean(),
  connectedAt: z.nullable(z.string()),
  connectedBy: z.nullable(z.int()),
  refreshTokenDiesAt: z.nullable(z.string()),
});

/** A customer stored before it had a way of delivery has a flag. */
function withDelivery(stored: unknown): unknown {
  const { needsEInvoice, ...data } = stored as Record<string, unknown>;
  return needsEInvoice === true ? { invoiceDelivery: 'EInvoice', ...data } : data;
}

export const records = {
  user: schemasOf(user).stored,
  customer: z.pipe(z.transform(withDelivery), schemasOf(customer).stored),
  address: schemasOf(address).stored,
  contact: schemasOf(contact).stored,
  tag: schemasOf(tag).stored,
  product: schemasOf(product).stored,
  'price-list-default': schemasOf(defaultPriceList).stored,
  'price-list-customer': schemasOf(customerPriceList).stored,
  'price-list-project': schemasOf(projectPriceList).stored,
  'delivery-template': schemasOf(deliveryTemplate).stored,
  project: schemasOf(project).stored,
  'project-log': schemasOf(projectLog).stored,
  agreement: schemasOf(agreement).stored,
  'work-order': schemasOf(workOrder).stored,
  invoice: schemasOf(invoice).stored,
  'staff-time-log': schemasOf(staffTimeLog).stored,
  'user-settings': schemasOf(userSettings).stored,
  'system-settings': schemasOf(systemSettings).stored,
  /**
   * A single record, with id 1, separate from the settings, so that readers of the settings do not hold the secrets.
   */
  'system-secrets': schemasOf(systemSecrets).stored,
  'fortnox-connection': fortnoxConnection,
  'fortnox-difference': schemasOf(fortnoxDifference).stored,
} as const satisfies Record<Kind, z.ZodMiniType>;

export type { Kind };
export type Data<K extends Kind> = z.output<(typeof records)[K]>;

export type StoredRecord<K extends Kind = Kind> = {
  kind: K;
  id: number;
  version: number;
  deleted: boolean;
  /** Instant and user id of the last write; 0 is the system. */
  changedAt: string;
  changedBy: number;
  /** The number of references that forbid deleting the record. */
  refs: number;
  data: Data<K>;
  /** The timestamps of the versions before, while lists are awaited that show what follows them. */
  replaced?: string | undefined;
};

/** Never changed after creation, in records that are never deleted: an invoice stays as it was printed. */
export const fixedFields: { [K in Kind]?: readonly (keyof Data<K>)[] } = { invoice: fixedOfInvoice };
