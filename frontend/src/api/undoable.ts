import type { RestorableKind } from '../../../shared/codes/kinds.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';
import type { RestoredRecord } from '../../../shared/schemas/history.ts';

export type Undoable = { kind: RestorableKind; records: readonly RestoredRecord[] };

const kinds: Readonly<Record<string, RestorableKind>> = {
  'customers/update-customer': 'customer',
  'customers/delete-customer': 'customer',
  'addresses/update-address': 'address',
  'addresses/delete-address': 'address',
  'contacts/update-contact': 'contact',
  'contacts/delete-contact': 'contact',
  'projects/update-project': 'project',
  'projects/delete-project': 'project',
  'work-orders/update-work-order': 'work-order',
  'work-orders/take-work-order': 'work-order',
  'work-orders/delete-work-order': 'work-order',
  'products/update-product': 'product',
  'products/delete-product': 'product',
  'delivery-templates/update-delivery-template': 'delivery-template',
  'delivery-templates/delete-delivery-template': 'delivery-template',
  'tags/update-tag': 'tag',
  'tags/delete-tag': 'tag',
  'users/update-user': 'user',
  'users/delete-user': 'user',
  'price-lists-default/update-default-price-list': 'price-list-default',
  'price-lists-default/delete-default-price-list': 'price-list-default',
  'price-lists-customer/update-customer-price-list': 'price-list-customer',
  'price-lists-customer/delete-customer-price-list': 'price-list-customer',
  'price-lists/save-project-price-list': 'price-list-project',
  'price-lists/delete-project-price-list': 'price-list-project',
  'project-logs/update-project-log': 'project-log',
  'project-logs/delete-project-log': 'project-log',
  'staff-time-logs/delete-staff-time-log': 'staff-time-log',
  'staff-time-logs/reopen-staff-time-log': 'staff-time-log',
  'staff-time-logs/send-back-staff-time-log': 'staff-time-log',
  'staff-time-logs/approve-staff-time-log': 'staff-time-log',
  'staff-time-logs/undo-time-log-approval': 'staff-time-log',
};

type Input = { params?: unknown; query?: unknown; body?: unknown };
type Versioned = { version?: unknown } | undefined | null;

/** The call that has no id in its path. A project has one price list of its own, which has the project's id. */
const idsInBody: Readonly<Record<string, string>> = { 'price-lists/save-project-price-list': 'projectId' };

export function undoableOf(call: Call, { params, query, body }: Input, answer: unknown): Undoable | undefined {
  const kind = kinds[call.name];
  const inBody = idsInBody[call.name];
  const idName = inBody ?? /\{(\w+)\}/.exec(call.path)?.[1];
  const id = Number(idName && ((inBody ? body : params) as Record<string, unknown> | undefined)?.[idName]);
  const saved = (answer as Versioned)?.version;
  // A call that answers no version was made from the version it names, and made the next one.
  const expected = typeof saved === 'number' ? saved : Number((query as Versioned)?.version) + 1;
  if (!kind || !Number.isInteger(id) || !(expected > 1)) return undefined;
  return { kind, records: [{ id, to: expected - 1, expected }] };
}
