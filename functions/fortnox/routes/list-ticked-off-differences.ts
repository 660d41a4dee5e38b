import { listTickedOffDifferences } from '../../../shared/contract/finance-integration.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { tickedOffDifferences } from '../../data/replica/lists/differences.ts';
import { route } from '../../request/route.ts';
import { findRecords } from '../../data/core/table.ts';

/** Settling is the last write of a settled difference, so its record shows who settled it and when. */
export const handler = route(listTickedOffDifferences, async ({ knownChangedAt }) => {
  const differences = tickedOffDifferences(await freshReplica({ knownChangedAt }));
  const records = await findRecords(differences.map(({ differenceId }) => ['fortnox-difference', differenceId]));
  const settled = differences.flatMap((one) => {
    const record = records.get('fortnox-difference', one.differenceId);
    return record?.data.state === 'Settled' ? [{ one, record }] : [];
  });
  const users = await findRecords(settled.map(({ record }) => ['user', record.changedBy]));
  return settled
    .map(({ one: { state: _state, foundAt: _foundAt, ...difference }, record }) => ({
      ...difference,
      reason: record.data.reason,
      tickedOffAt: record.changedAt,
      tickedOffBy: users.get('user', record.changedBy)?.data.initials ?? '',
    }))
    .toSorted((a, b) => b.tickedOffAt.localeCompare(a.tickedOffAt));
});
