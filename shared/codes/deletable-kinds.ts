/** Users are not among them: they are deleted one at a time. */
export const deletableKinds = [
  'customer',
  'address',
  'contact',
  'product',
  'project',
  'work-order',
  'delivery-template',
  'price-list-default',
  'price-list-customer',
] as const;
export type DeletableKind = (typeof deletableKinds)[number];
