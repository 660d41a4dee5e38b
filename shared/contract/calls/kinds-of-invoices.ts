import type { Source } from '../../codes/kinds.ts';

/** The kinds of records that an invoice of a project is made of. */
export const madeOf = [
  'invoice',
  'project',
  'agreement',
  'customer',
  'address',
  'contact',
  'user',
  'work-order',
  'product',
  'price-list-default',
  'price-list-customer',
  'price-list-project',
  'system-settings',
] as const satisfies readonly Source[];

/** The kinds that making or crediting an invoice changes. */
export const changedByInvoicing = [
  'invoice',
  'work-order',
  'project-log',
  'agreement',
] as const satisfies readonly Source[];
