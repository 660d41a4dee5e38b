import type * as z from 'zod/mini';
import type { QueryOf, Route } from '../../shared/contract/route.ts';
import type { Database } from '../data/replica/database.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import type { SignedInUser } from '../users/signed-in.ts';
import { type Handler, route } from './route.ts';

type Schema = z.ZodMiniType;
type ListContract<Query extends Schema | undefined, Result extends Schema> = Route<undefined, Query, undefined, Result>;

/** Makes the handler of a list, or of choices: one query of the replica. */
export function listRoute<Query extends Schema | undefined, Result extends Schema>(
  contract: ListContract<Query, Result>,
  list: (db: Database, query: QueryOf<ListContract<Query, Result>>, user: SignedInUser) => z.output<Result>,
): Handler {
  return route(contract, async ({ query, user, knownChangedAt }) =>
    list(await freshReplica({ knownChangedAt }), query, user),
  );
}
