import { createTimeReport } from '../../../shared/contract/time-reports.ts';
import { hoursOf, rowsOfReport } from '../../../shared/domain/time-report.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { findReportedWork } from '../reported-work.ts';
import { stageTimeReport } from '../time-report-store.ts';

export const handler = route(createTimeReport, async ({ body, user, unit, now, knownChangedAt }) => {
  const { customerId, projectId, from, to, withPrices } = body;
  const project = projectId === null ? undefined : await getRecord('project', projectId);
  const [customer, maker] = await Promise.all([
    getRecord('customer', project?.data.customerId ?? customerId!),
    getRecord('user', user.userId),
  ]);
  const rows = rowsOfReport(await findReportedWork(body, knownChangedAt), withPrices);
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
