import type { Route } from '../../../shared/contract/route.ts';

/** Kinds that are in no list of changes: while the hub was closed they may have become other than they were. */
export const untoldKinds = ['project-log', 'staff-time-log'];

const ofWorkOrders = [
  'work-order',
  'project',
  'customer',
  'address',
  'user',
  'product',
  'price-list-default',
  'price-list-customer',
  'price-list-project',
];

/**
 * What a feature's answers are made of, by the first part of its routes' names: when a record of one of these kinds
 * changes, what was read by those routes is read again. A feature that is left out depends on everything; a route
 * that stands out of its feature has its own name.
 */
const madeOf: Record<string, readonly string[]> = {
  users: ['user'],
  customers: ['customer', 'project', 'work-order', 'address'],
  addresses: ['address', 'customer', 'project'],
  contacts: ['contact', 'customer', 'project', 'address'],
  projects: ['project', 'customer', 'address', 'contact', 'user', 'tag', 'work-order'],
  'project-logs': ['project-log', 'user'],
  'work-orders': ofWorkOrders,
  tags: ['tag', 'project'],
  products: ['product'],
  'price-lists-default': ['price-list-default', 'product'],
  'price-lists-customer': ['price-list-customer', 'customer', 'product'],
  'price-lists': ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project'],
  'price-lists/preview-default-prices': ofWorkOrders,
  'price-lists/preview-customer-prices': ofWorkOrders,
  'price-lists/preview-project-prices': ofWorkOrders,
  'delivery-templates': ['delivery-template', 'product'],
  'settings/get-user-settings': ['user-settings'],
  settings: ['user-settings', 'system-settings', 'system-secrets', 'fortnox-connection'],
  'staff-time-logs': ['staff-time-log'],
  'invoices/list-attention': ['invoice', 'fortnox-difference', 'fortnox-connection'],
  files: [],
  // What is wrong with the link is told by it alone, and what was called by nothing.
  'finance-integration/test-connection': ['fortnox-connection'],
  'finance-integration/list-ticked-off-differences': ['fortnox-difference', 'user'],
  'finance-integration': [],
  hub: [],
  dev: [],
  'message-log': [],
  'log-ins': [],
  spreadsheets: [],
  auth: [],
};

/** The kinds of records a feature's writes change. */
const changes: Record<string, readonly string[]> = {
  users: ['user'],
  customers: ['customer', 'address'],
  addresses: ['address', 'project'],
  contacts: ['contact', 'project'],
  tags: ['tag', 'project'],
  products: ['product'],
  'price-lists-default': ['price-list-default'],
  'price-lists-customer': ['price-list-customer'],
  'price-lists': ['price-list-project'],
  projects: ['project', 'project-log'],
  'project-logs': ['project-log'],
  'work-orders': ['work-order', 'project-log'],
  invoices: ['invoice', 'work-order', 'project-log'],
  'staff-time-logs': ['staff-time-log'],
  files: [],
  settings: ['user-settings', 'system-settings', 'fortnox-connection'],
  'finance-integration': ['fortnox-connection', 'fortnox-difference'],
};

const featureOf = (routeName: string) => routeName.slice(0, routeName.indexOf('/'));

/** Whether what the route answers may look different after changes of these kinds. */
export function dependsOn(routeName: string, kinds: readonly string[]): boolean {
  const sources = madeOf[routeName] ?? madeOf[featureOf(routeName)];
  return !sources || sources.some((kind) => kinds.includes(kind));
}

/** Whether the route is known to be made of one of these kinds: not only because nothing is known of it. */
export function names(routeName: string, kinds: readonly string[]): boolean {
  const sources = madeOf[routeName] ?? madeOf[featureOf(routeName)] ?? [];
  return sources.some((kind) => kinds.includes(kind));
}

/** The kinds that a writing route changes; undefined when any may have changed. */
export function changedBy(route: Route): readonly string[] | undefined {
  return changes[featureOf(route.name)];
}
