export const kinds = [
  'user',
  'customer',
  'address',
  'contact',
  'tag',
  'product',
  'price-list-default',
  'price-list-customer',
  'price-list-project',
  'delivery-template',
  'project',
  'project-log',
  'agreement',
  'work-order',
  'invoice',
  'staff-time-log',
  'user-settings',
  'system-settings',
  'system-secrets',
  'fortnox-connection',
  'fortnox-difference',
] as const;
export type Kind = (typeof kinds)[number];

/** Records, and the other items that lists show. */
export const sources = [...kinds, 'list-view', 'notification'] as const;
export type Source = (typeof sources)[number];
