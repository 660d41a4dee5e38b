import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { takeWorkOrder } from '../../../shared/contract/work-orders.ts';
import { takenBy } from '../../../shared/domain/work-order-rules.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireNotInvoiced, workOrderView } from '../work-order-store.ts';

export const handler = route(takeWorkOrder, async ({ params, user, unit }) => {
  const workOrder = await getRecord('work-order', params.workOrderId);
  await requireNotInvoiced(workOrder.data, 'ändras');
  const people = takenBy(workOrder.data, user.userId);
  if (!people)
    throw new AppError(conflict, { message: 'Insatsen går inte längre att ta. Någon annan kan ha hunnit före.' });
  return workOrderView(unit.save(workOrder, { ...workOrder.data, ...people }));
});
