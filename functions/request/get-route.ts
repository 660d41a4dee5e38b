import type * as z from 'zod/mini';
import type { Route } from '../../shared/contract/route.ts';
import type { Kind } from '../../shared/codes/kinds.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { keys } from '../data/core/keys.ts';
import { existingRecord, getRecord } from '../data/core/table.ts';
import { type Handler, route } from './route.ts';
import type { RecordKey } from './session.ts';

/** The path names one record. */
export type IdParams = z.ZodMiniType<Record<string, number>>;
type GetContract<Result extends z.ZodMiniType> = Route<IdParams, undefined, undefined, Result>;

/** Makes the handler that gets a record by the only parameter of its path, which is read with the caller's session. */
export function getRoute<K extends Kind, Result extends z.ZodMiniType>(
  contract: GetContract<Result>,
  kind: K,
  view: (record: StoredRecord<K>) => Promise<z.output<Result>> | z.output<Result>,
): Handler {
  const recordKey: RecordKey = ({ pathParameters }) => {
    const params = contract.params?.safeParse(pathParameters);
    return params?.success ? keys.record(kind, idOf(params.data)) : undefined;
  };
  return route(
    contract,
    async ({ params, readAlong }) =>
      view(readAlong ? existingRecord(kind, readAlong.item) : await getRecord(kind, idOf(params))),
    { recordKey },
  );
}

export const idOf = (params: Record<string, number>): number => Object.values(params)[0]!;
