import { getEmptyWorkOrder } from '../../../shared/contract/work-orders.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { route } from '../../runtime/route.ts';
import { findRecords, getRecord } from '../../stores/core/table.ts';

export const handler = route(getEmptyWorkOrder, async ({ params, user, now }) => {
  const { id, data: project } = await getRecord('project', params.projectId);
  const related = await findRecords([
    ['customer', project.customerId],
    ['address', project.objectAddressId],
  ]);
  return {
    projectId: id,
    projectCode: project.projectCode,
    customerName: related.get('customer', project.customerId)?.data.name ?? '',
    objectName: related.get('address', project.objectAddressId)?.data.name ?? '',
    status: 'Planned' as const,
    verificationDate: dayOf(now),
    invoiceNote: '',
    internalNote: '',
    workOrderOwnerUserId: user.userId,
    workOrderHelperUserId: null,
    workOrderHelperRequired: false,
    invoiceable: true,
    items: [],
  };
});
