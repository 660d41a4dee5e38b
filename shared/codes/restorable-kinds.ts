export const restorableKinds = [
  'customer',
  'address',
  'contact',
  'project',
  'work-order',
  'product',
  'delivery-template',
  'tag',
  'user',
  'price-list-default',
  'price-list-customer',
  'price-list-project',
  'project-log',
  'staff-time-log',
] as const;
export type RestorableKind = (typeof restorableKinds)[number];

export function isRestorable(kind: string): kind is RestorableKind {
  return (restorableKinds as readonly string[]).includes(kind);
}
