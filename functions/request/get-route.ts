import type * as z from 'zod/mini';
import type { Route } from '../../shared/contract/route.ts';
import type { Kind } from '../../shared/codes/kinds.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { getRecord } from '../data/core/table.ts';
import { type Handler, route } from './route.ts';

/** The path names one record. */
export type IdParams = z.ZodMiniType<Record<string, number>>;
type GetContract<Result extends z.ZodMiniType> = Route<IdParams, undefined, undefined, Result>;

/** Makes the handler that gets a record by the only parameter of its path. */
export function getRoute<K extends Kind, Result extends z.ZodMiniType>(
  contract: GetContract<Result>,
  kind: K,
  view: (record: StoredRecord<K>) => Promise<z.output<Result>> | z.output<Result>,
): Handler {
  return route(contract, async ({ params }) => view(await getRecord(kind, idOf(params))));
}

export const idOf = (params: Record<string, number>): number => Object.values(params)[0]!;
