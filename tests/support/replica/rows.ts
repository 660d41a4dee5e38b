import { DatabaseSync } from 'node:sqlite';
import { applyRows } from '../../../functions/data/replica/apply.ts';
import { Database } from '../../../functions/data/replica/database.ts';
import { createIndexes, createTables } from '../../../functions/data/replica/schema.ts';
import type { FeedData, FeedKind, FeedRow } from '../../../functions/data/core/feed-rows.ts';
import { agreement } from '../../../shared/entities/agreement.ts';
import { address } from '../../../shared/entities/address.ts';
import { contact } from '../../../shared/entities/contact.ts';
import { customer } from '../../../shared/entities/customer.ts';
import { deliveryTemplate } from '../../../shared/entities/delivery-template.ts';
import { customerPriceList, defaultPriceList, projectPriceList } from '../../../shared/entities/price-lists.ts';
import { product } from '../../../shared/entities/product.ts';
import { project } from '../../../shared/entities/project.ts';
import { workOrder } from '../../../shared/entities/work-order.ts';
import { user } from '../../../shared/entities/user.ts';
import { emptyFeed } from './empty-feed.ts';

const defaults: { [K in FeedKind]: FeedData<K> } = {
  user: { ...emptyFeed(user), initials: 'AA', firstName: 'Anna', lastName: 'Alm', email: 'anna@example.se' },
  customer: { ...emptyFeed(customer), name: 'Kunden AB' },
  address: {
    ...emptyFeed(address),
    customerId: 1,
    address1: 'Gatan 1',
    postalCode: '411 01',
    city: 'Göteborg',
    addressType: 'Object',
  },
  contact: { ...emptyFeed(contact), firstName: 'Bo', lastName: 'Ek' },
  tag: { name: 'Tagg' },
  product: { ...emptyFeed(product), name: 'Konsult' },
  'price-list-default': { ...emptyFeed(defaultPriceList), year: 2026 },
  'price-list-customer': { ...emptyFeed(customerPriceList), customerId: 1 },
  'price-list-project': { ...emptyFeed(projectPriceList), projectId: 1 },
  'delivery-template': { ...emptyFeed(deliveryTemplate), name: 'Mall', dateCreated: '2026-03-01T08:00:00.000Z' },
  project: { ...emptyFeed(project), projectCode: '26-0001', customerId: 1 },
  agreement: { ...agreement.empty, projectId: 1 },
  'work-order': {
    ...emptyFeed(workOrder),
    projectId: 1,
    statusDate: '2026-03-01T08:00:00.000Z',
    verificationDate: '2026-03-01',
  },
  invoice: {
    invoiceCode: '26-0001-000001',
    serialNumber: 1,
    serialNumberPadded: '000001',
    refSerialNumberPadded: '',
    refInvoiceId: null,
    invoiceType: 'Debit',
    status: 'Created',
    credited: false,
    projectId: 1,
    customerId: 1,
    projectCode: '26-0001',
    projects: [],
    projectOwnerUserId: null,
    projectOwnerUserInitials: '',
    objectName: '',
    customerName: 'Kunden AB',
    displayDate: '2026-03-01',
    dueDate: '2026-03-31',
    sumTotal: 0,
    vatTotalRounded: 0,
    sumTotalIncVat: 0,
    balance: null,
    credits: [],
  },
  'fortnox-difference': {
    kind: 'missing',
    invoiceCode: '26-0001-000001',
    invoiceId: 1,
    customerName: 'Kunden AB',
    ours: '',
    theirs: '',
    documentNumber: '',
    state: 'Open',
    foundAt: '2026-03-01T08:00:00.000Z',
  },
  'user-settings': {
    itemsPerPageProjects: 20,
    itemsPerPageWorkOrders: 20,
    itemsPerPageDefault: 20,
    workOrderAllShows: [],
  },
  'system-settings': { eveHours: 0 },
};

type State = { version?: number; deleted?: boolean; changedAt?: string };

export function row<K extends FeedKind>(
  kind: K,
  id: number,
  data: Partial<FeedData<K>> = {},
  state: State = {},
): FeedRow {
  const { version = 1, deleted = false, changedAt = '2026-03-01T08:00:00.000Z' } = state;
  return { kind, id, version, deleted, changedAt, data: { ...defaults[kind], ...data } };
}

type Item = FeedData<'work-order'>['items'][number];

export function item(productId: number, fields: Partial<Item> = {}): Item {
  return {
    workOrderItemId: 1,
    productId,
    productType: 'Rate',
    hoursEstimated: 0,
    workedHours: null,
    invoiceableHours: null,
    quantity: 0,
    purchasePrice: null,
    markUpPercent: 0,
    receipt: '',
    frozenPriceOre: null,
    ...fields,
  };
}

export function replicaOf(rows: readonly FeedRow[]): Database {
  const db = new Database(new DatabaseSync(':memory:'));
  createTables(db);
  createIndexes(db);
  applyRows(db, rows);
  return db;
}

export function read<Output>(schema: { parse(value: unknown): Output }, query: unknown = {}): Output {
  return schema.parse(query);
}

export const anybody = { userId: 999 };
