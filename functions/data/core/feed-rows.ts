import { address } from '../../../shared/entities/address.ts';
import { agreement } from '../../../shared/entities/agreement.ts';
import { contact } from '../../../shared/entities/contact.ts';
import { customer } from '../../../shared/entities/customer.ts';
import { deliveryTemplate } from '../../../shared/entities/delivery-template.ts';
import { fortnoxDifference } from '../../../shared/entities/fortnox-difference.ts';
import { invoice } from '../../../shared/entities/invoice.ts';
import type { Kind } from '../../../shared/codes/kinds.ts';
import { customerPriceList, defaultPriceList, projectPriceList } from '../../../shared/entities/price-lists.ts';
import { product } from '../../../shared/entities/product.ts';
import { project } from '../../../shared/entities/project.ts';
import { systemSettings } from '../../../shared/entities/system-settings.ts';
import { tag } from '../../../shared/entities/tag.ts';
import { user } from '../../../shared/entities/user.ts';
import { userSettings } from '../../../shared/entities/user-settings.ts';
import { workOrder } from '../../../shared/entities/work-order.ts';
import type { Data, StoredRecord } from './records.ts';

const feedFields = {
  user: user.feed,
  customer: customer.feed,
  address: address.feed,
  contact: contact.feed,
  tag: tag.feed,
  product: product.feed,
  'price-list-default': defaultPriceList.feed,
  'price-list-customer': customerPriceList.feed,
  'price-list-project': projectPriceList.feed,
  'delivery-template': deliveryTemplate.feed,
  project: project.feed,
  agreement: Object.keys(agreement.fields) as (keyof typeof agreement.fields)[],
  'work-order': workOrder.feed,
  invoice: invoice.feed,
  'fortnox-difference': fortnoxDifference.feed,
  'user-settings': userSettings.feed,
  'system-settings': systemSettings.feed,
} as const satisfies { [K in Kind]?: readonly (keyof Data<K>)[] };

export type FeedKind = keyof typeof feedFields;
export type FeedData<K extends FeedKind> = Pick<Data<K>, (typeof feedFields)[K][number] & keyof Data<K>>;

export type FeedRow<K extends FeedKind = FeedKind> = {
  kind: K;
  id: number;
  version: number;
  deleted: boolean;
  changedAt: string;
  /** The timestamps of the versions before that a caller may still await, the newest first. */
  replaced?: string;
  /** How many rows have this timestamp, if it is not the only one. */
  together?: number | undefined;
  data: FeedData<K>;
};

export const feedShard = 'F0';

export function isInFeed({ kind }: Pick<StoredRecord, 'kind'>): boolean {
  return kind in feedFields;
}

export function feedRow(
  { kind, id, version, deleted, data }: StoredRecord,
  { replaced, together }: { replaced?: string | undefined; together?: number | undefined } = {},
): string | undefined {
  const fields = feedFields[kind as FeedKind] as readonly string[] | undefined;
  if (!fields) return undefined;
  const all = data as Record<string, unknown>;
  const listed = Object.fromEntries(fields.map((field) => [field, all[field]]));
  return JSON.stringify({ kind, id, version, deleted, replaced, together, data: listed });
}

/** @param row as it is stored, if it is */
export function lacksFeedFields(kind: FeedKind, row: string | undefined): boolean {
  if (row === undefined) return true;
  const { data } = JSON.parse(row) as Pick<FeedRow, 'data'>;
  return feedFields[kind].some((field) => !(field in data));
}
