import type { done, versionQuery } from '../../shared/contract/common.ts';
import type { Route } from '../../shared/contract/route.ts';
import type { Kind } from '../../shared/codes/kinds.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { getRecord } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { requireVersion } from '../data/core/version.ts';
import { type IdParams, idOf } from './get-route.ts';
import { type Handler, route } from './route.ts';

type DeleteContract = Route<IdParams, typeof versionQuery, undefined, typeof done>;

type DeleteContext = { now: Date; knownChangedAt: string | undefined };

/**
 * Makes the handler that deletes a record by the only parameter of its path.
 * @param remove stages the deletion; throws if the record is in use
 */
export function deleteRoute<K extends Kind>(
  contract: DeleteContract,
  kind: K,
  remove: (unit: UnitOfWork, record: StoredRecord<K>, context: DeleteContext) => unknown,
): Handler {
  return route(contract, async ({ params, query, unit, now, knownChangedAt }) => {
    const record = await getRecord(kind, idOf(params));
    await requireVersion(record, query.version);
    await remove(unit, record, { now, knownChangedAt });
    return { done: true as const };
  });
}
