import { isInvoiced } from '../../../shared/domain/work-order-rules.ts';
import { workOrderRestored } from '../../../shared/domain/project-log-messages.ts';
import type { Data } from '../../data/core/records.ts';
import { logOnProject } from '../../projects/project-log-store.ts';
import { type Restorer, refuse, requireThere } from './restorer.ts';

type WorkOrder = Data<'work-order'>;

const productsOf = ({ items }: WorkOrder) => items.map(({ productId }) => ['product', productId] as const);
const peopleOf = ({ workOrderOwnerUserId, workOrderHelperUserId }: WorkOrder) => [
  ['user', workOrderOwnerUserId] as const,
  ['user', workOrderHelperUserId] as const,
];

export const restoreWorkOrder: Restorer<'work-order'> = async (record, data, { unit, now }) => {
  if (isInvoiced(data)) refuse('Insatsen var fakturerad i den versionen. En faktura återställs inte: gör en ny.');
  const held = new Set(
    (record.deleted ? peopleOf(data) : [...peopleOf(record.data), ...productsOf(record.data)]).map(String),
  );
  const { projectId } = record.data;
  await requireThere([
    ['project', projectId],
    ...[...peopleOf(data), ...productsOf(data)].filter((one) => !held.has(String(one))),
  ]);
  unit.restore(record, data);
  if (!record.deleted) return;
  await logOnProject(unit, { projectId, logType: 'WorkOrder', sentences: [workOrderRestored(record.id)], now });
};

export const restoreDeliveryTemplate: Restorer<'delivery-template'> = async (record, data, { unit }) => {
  const productsIn = ({ items }: Data<'delivery-template'>) =>
    items.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const held = new Set(record.deleted ? [] : productsIn(record.data));
  const added = productsIn(data).filter((productId) => !held.has(productId));
  await requireThere(added.map((productId) => ['product', productId] as const));
  unit.restore(record, data);
};
