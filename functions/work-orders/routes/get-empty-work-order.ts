import { getEmptyWorkOrder } from '../../../shared/contract/work-orders.ts';
import { workOrder } from '../../../shared/entities/work-order.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { route } from '../../request/route.ts';
import { findRecords, getRecord } from '../../data/core/table.ts';

export const handler = route(getEmptyWorkOrder, async ({ params, user, now }) => {
  const { id, data: project } = await getRecord('project', params.projectId);
  const related = await findRecords([
    ['customer', project.customerId],
    ['address', project.objectAddressId],
  ]);
  return {
    ...workOrder.emptyInput,
    projectId: id,
    projectCode: project.projectCode,
    customerName: related.get('customer', project.customerId)?.data.name ?? '',
    objectName: related.get('address', project.objectAddressId)?.data.name ?? '',
    status: 'Planned' as const,
    verificationDate: dayOf(now),
    workOrderOwnerUserId: user.userId,
  };
});
