import type { Route } from '../../../shared/contract/route.ts';

/** Kinds missing from the list of changes; they may have changed while the hub was closed. */
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
 * The kinds of records each feature's responses depend on, by the first part of its route names: a change of one of
 * these kinds invalidates them. A feature that is not listed depends on everything; a route that differs from its
 * feature is listed by its own name.
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
  'list-views': ['list-view'],
  'settings/get-user-settings': ['user-settings'],
  settings: ['user-settings', 'system-settings', 'system-secrets', 'fortnox-connection'],
  'staff-time-logs': ['staff-time-log'],
  'invoices/list-attention': ['invoice', 'fortnox-difference', 'fortnox-connection'],
  files: [],
  // Each is invalidated by its own kind alone.
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
  'list-views': ['list-view'],
  settings: ['user-settings', 'system-settings', 'fortnox-connection'],
  'finance-integration': ['fortnox-connection', 'fortnox-difference'],
};

const featureOf = (routeName: string) => routeName.slice(0, routeName.indexOf('/'));

/** True when the route's response may depend on these kinds. */
export function dependsOn(routeName: string, kinds: readonly string[]): boolean {
  const sources = madeOf[routeName] ?? madeOf[featureOf(routeName)];
  return !sources || sources.some((kind) => kinds.includes(kind));
}

/** True when the route declares one of these kinds. Unlike `dependsOn`, false for a route that declares nothing. */
export function names(routeName: string, kinds: readonly string[]): boolean {
  const sources = madeOf[routeName] ?? madeOf[featureOf(routeName)] ?? [];
  return sources.some((kind) => kinds.includes(kind));
}

/** The kinds that a writing route changes; undefined when it may change any. */
export function changedBy(route: Route): readonly string[] | undefined {
  return changes[featureOf(route.name)];
}
