import { dayOf } from '../../shared/lib/days.ts';
import { monthIndex, monthOf } from '../../shared/lib/months.ts';
import { Contention } from '../data/core/contention.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { allRecords } from './all-records.ts';
import { stageHealthRemoval } from './stage-erasure.ts';

/**
 * Removes the hours of sickness, qualifying and child care of months that ended longer ago than the setting says, if
 * it says so. One log at a time: what a crash or the end of the time leaves, the next run finds.
 * @returns how many logs it changed
 */
export async function removeOldHealth(now: Date, until: number): Promise<number> {
  const { healthKeptMonths } = (await getSystemSettings()).data;
  if (healthKeptMonths === 0) return 0;
  const oldest = monthIndex(monthOf(dayOf(now))) - healthKeptMonths;
  let removed = 0;
  for await (const log of allRecords('staff-time-log')) {
    if (Date.now() > until) break;
    if (log.data.dateHealthRemoved !== null || monthIndex(log.data) >= oldest) continue;
    const unit = new UnitOfWork(0);
    await stageHealthRemoval(unit, log, now);
    removed += await unit.commit(null).then(
      () => 1,
      (error: unknown) => {
        // Its owner has saved it meanwhile.
        if (error instanceof Contention) return 0;
        throw error;
      },
    );
  }
  return removed;
}
