import type { Role } from './roles.ts';

/** The kinds of records that can be imported from a spreadsheet. Old projects have an import of their own. */
export const importKinds = [
  'customer',
  'contact',
  'address',
  'product',
  'price-list-default',
  'price-list-customer',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** The roles of the calls that create one record. The calls themselves are too much code for each handler to load. */
export const importRoles: Record<ImportKind, Role> = {
  customer: 'Staff',
  contact: 'Staff',
  address: 'Staff',
  product: 'SuperAdmin',
  'price-list-default': 'SuperAdmin',
  'price-list-customer': 'SuperAdmin',
};
