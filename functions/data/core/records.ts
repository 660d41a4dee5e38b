import * as z from 'zod/mini';
import { entities } from '../../../shared/entities/entities.ts';
import type { Entity } from '../../../shared/entities/entity.ts';
import { fixedOfInvoice } from '../../../shared/entities/invoice.ts';
import type { Kind } from '../../../shared/codes/kinds.ts';
import { type SchemasOf, schemasOf } from '../../../shared/entities/schemas-of.ts';
import { connectionProblemNames } from '../../../shared/codes/connection-problems.ts';
import { connectionStates } from '../../../shared/schemas/fortnox.ts';

/**
 * The records as they are stored: what the table holds under `data`, parsed on every read. Money is in whole öre. What
 * an API answer shows beyond this (names of other records, counts, sums) is looked up, never stored.
 */

const fortnoxConnection = z.object({
  state: z.enum(connectionStates),
  /**
   * `part` is the part of Fortnox that refuses: a successful call to it ends the problem. A broken link needs a new
   * one.
   */
  problem: z.nullable(z.object({ name: z.enum(connectionProblemNames), part: z.string(), since: z.string() })),
  /** Fortnox's DatabaseNumber and name of the company; kept until a user disconnects. */
  company: z.nullable(z.object({ databaseNumber: z.string(), name: z.string() })),
  /** Approved for a service account, whose tokens need no refresh token. */
  isService: z.boolean(),
  connectedAt: z.nullable(z.string()),
  connectedBy: z.nullable(z.int()),
  refreshTokenDiesAt: z.nullable(z.string()),
});

/** A customer stored before it had a way of delivery has a flag. */
function withDelivery(stored: unknown): unknown {
  const { needsEInvoice, ...data } = stored as Record<string, unknown>;
  return needsEInvoice === true ? { invoiceDelivery: 'EInvoice', ...data } : data;
}

type Entities = typeof entities;

const declared = Object.fromEntries(
  Object.entries(entities).map(([kind, entity]) => [kind, schemasOf(entity as Entity).stored]),
) as { [K in keyof Entities]: SchemasOf<Entities[K]['fields']>['stored'] };

export const records = {
  ...declared,
  customer: z.pipe(z.transform(withDelivery), declared.customer),
  'fortnox-connection': fortnoxConnection,
} as const satisfies Record<Kind, z.ZodMiniType>;

export type { Kind };
export type Data<K extends Kind> = z.output<(typeof records)[K]>;

export type StoredRecord<K extends Kind = Kind> = {
  kind: K;
  id: number;
  version: number;
  deleted: boolean;
  /** Instant and user id of the last write; 0 is the system. */
  changedAt: string;
  changedBy: number;
  /** The number of references that forbid deleting the record. */
  refs: number;
  data: Data<K>;
  /** The timestamps of the versions before, while lists are awaited that show what follows them. */
  replaced?: string | undefined;
};

/** Never changed after creation, in records that are never deleted: an invoice stays as it was printed. */
export const fixedFields: { [K in Kind]?: readonly (keyof Data<K>)[] } = { invoice: fixedOfInvoice };
