import type { Route } from '../../../shared/contract/route.ts';

type OutboxInput = { params?: unknown; query?: unknown; body?: unknown };

/** A save that has not been answered. The key is the request's idempotency key. */
export type Unsent = {
  key: string;
  route: Pick<Route, 'name' | 'method' | 'path' | 'role' | 'reads' | 'changes' | 'looksUp'>;
  input: OutboxInput;
  /** It was sent once, and may have arrived. */
  isTried: boolean;
};

/** The form that a save came from, to show its values again. */
export type OutboxForm = { draft: string; values: unknown; base: unknown; address: string };

export type OutboxEntry = Omit<Unsent, 'isTried'> & {
  userId: number;
  order: number;
  savedAt: number;
  title: string;
  form: OutboxForm;
  /** When it was first sent without an answer. */
  triedAt?: number | undefined;
  /** Why the server refused it. Such an entry waits for its user. */
  refusal?: string | undefined;
};

const waitingCalls = new Set([
  'addresses/create-address',
  'addresses/update-address',
  'contacts/create-contact',
  'contacts/update-contact',
  'customers/create-customer',
  'customers/update-customer',
  'projects/create-project',
  'projects/update-project',
  'staff-time-logs/update-staff-time-log',
  'work-orders/create-work-order',
  'work-orders/update-work-order',
]);

export const mayWait = ({ name }: Pick<Route, 'name'>): boolean => waitingCalls.has(name);

export const isCreating = ({ route }: Pick<OutboxEntry, 'route'>): boolean => route.method === 'POST';
