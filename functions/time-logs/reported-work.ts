import type { NewTimeReport } from '../../shared/schemas/time-report.ts';
import type { WorkOrder } from '../../shared/schemas/work-order.ts';
import { findRecords } from '../data/core/table.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { workOrdersInPeriod } from '../data/replica/lists/project-queries.ts';
import { workOrderViews } from '../work-orders/work-order-store.ts';
import { requireReportable } from './time-report-store.ts';

/**
 * The work orders of a customer or project in a period.
 * @throws too_large when they are too many for one report
 */
export async function findReportedWork(
  request: NewTimeReport,
  knownChangedAt: string | undefined,
): Promise<WorkOrder[]> {
  const ids = workOrdersInPeriod(await freshReplica({ knownChangedAt }), request);
  requireReportable(ids);
  const records = await findRecords(ids.map((id) => ['work-order', id] as const));
  const { from, to } = request;
  const present = ids.flatMap((id) => {
    const workOrder = records.get('work-order', id);
    // The replica may be a moment behind the record.
    if (!workOrder || workOrder.deleted) return [];
    const { verificationDate } = workOrder.data;
    return verificationDate >= from && verificationDate <= to ? [workOrder] : [];
  });
  return workOrderViews(present);
}
