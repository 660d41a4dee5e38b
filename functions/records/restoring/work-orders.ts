import { isInvoiced } from '../../../shared/domain/work-order-rules.ts';
import { workOrderRestored } from '../../../shared/domain/project-log-messages.ts';
import type { Data } from '../../data/core/records.ts';
import { logOnProject } from '../../projects/project-log-store.ts';
import { type Restorer, addedRefs, refuse, requireThere } from './restorer.ts';

type WorkOrder = Data<'work-order'>;

const productsOf = ({ items }: { items: readonly { productId: number }[] }) =>
  items.map(({ productId }) => ['product', productId] as const);
const peopleOf = ({ workOrderOwnerUserId, workOrderHelperUserId }: WorkOrder) => [
  ['user', workOrderOwnerUserId] as const,
  ['user', workOrderHelperUserId] as const,
];

const refsOf = (workOrder: WorkOrder) => [...peopleOf(workOrder), ...productsOf(workOrder)];

export const restoreWorkOrder: Restorer<'work-order'> = async (record, data, { unit, now }) => {
  if (isInvoiced(data)) refuse('Insatsen var fakturerad i den versionen. En faktura återställs inte: gör en ny.');
  const { projectId } = record.data;
  // The people of a deleted work order may have left the firm since.
  const required = record.deleted ? productsOf(data) : addedRefs(refsOf(data), refsOf(record.data));
  await requireThere([['project', projectId], ...required]);
  unit.restore(record, data);
  if (!record.deleted) return;
  await logOnProject(unit, { projectId, logType: 'WorkOrder', sentences: [workOrderRestored(record.id)], now });
};

export const restoreDeliveryTemplate: Restorer<'delivery-template'> = async (record, data, { unit }) => {
  const productsIn = ({ items }: Data<'delivery-template'>) =>
    items.flatMap(({ lines }) => productsOf({ items: lines }));
  await requireThere(addedRefs(productsIn(data), record.deleted ? [] : productsIn(record.data)));
  unit.restore(record, data);
};
