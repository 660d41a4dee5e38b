import { createTimeReport } from '../../../shared/contract/time-reports.ts';
import { hoursOf, rowsOfReport } from '../../../shared/domain/time-report.ts';
import type { NewTimeReport } from '../../../shared/schemas/time-report.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { workOrdersInPeriod } from '../../data/replica/lists/reported-work-orders.ts';
import { route } from '../../request/route.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords, getRecord } from '../../data/core/table.ts';
import { requireReportable, stageTimeReport } from '../time-report-store.ts';
import { workOrderViews } from '../../work-orders/work-order-store.ts';

export const handler = route(createTimeReport, async ({ body, user, unit, now, knownChangedAt }) => {
  const { customerId, projectId, from, to, withPrices } = body;
  const project = projectId === null ? undefined : await getRecord('project', projectId);
  const [customer, maker] = await Promise.all([
    getRecord('customer', project?.data.customerId ?? customerId!),
    getRecord('user', user.userId),
  ]);
  const ids = workOrdersInPeriod(await freshReplica({ knownChangedAt }), body);
  requireReportable(ids);
  const records = await findRecords(ids.map((id) => ['work-order', id] as const));
  const present = ids.flatMap((id) => {
    const workOrder = records.get('work-order', id);
    return workOrder && isRequested(workOrder, body) ? [workOrder] : [];
  });
  const rows = rowsOfReport(await workOrderViews(present), withPrices);
  return stageTimeReport(unit, {
    createdAt: now.toISOString(),
    createdByUserId: user.userId,
    createdByName: `${maker.data.firstName} ${maker.data.lastName}`,
    customerName: customer.data.name,
    projectCode: project?.data.projectCode ?? '',
    from,
    to,
    withPrices,
    hours: hoursOf(rows),
    rows,
  });
});

/** The replica may be a moment behind the record. */
function isRequested({ deleted, data }: StoredRecord<'work-order'>, { projectId, from, to }: NewTimeReport): boolean {
  const isWithinPeriod = data.verificationDate >= from && data.verificationDate <= to;
  return !deleted && isWithinPeriod && (projectId === null || data.projectId === projectId);
}
