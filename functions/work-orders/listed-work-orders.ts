import type { BodyOf } from '../../shared/contract/route.ts';
import type { exportDetailed } from '../../shared/contract/work-orders.ts';
import type { WorkOrder } from '../../shared/schemas/work-order.ts';
import { getProjectByCode } from '../projects/project-store.ts';
import { findRecords } from '../data/core/table.ts';
import { workOrderViews } from './work-order-store.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { listWorkOrders } from '../data/replica/lists/work-orders.ts';

type WorkOrderListQuery = Pick<BodyOf<typeof exportDetailed>, 'projectCode' | 'filter'>;

export async function listedWorkOrders(
  { projectCode: code, filter }: WorkOrderListQuery,
  user: { userId: number },
  knownChangedAt: string | undefined,
): Promise<{ projectId: number; projectCode: string; workOrders: WorkOrder[] }> {
  const { id: projectId, data } = await getProjectByCode(code);
  const { projectCode } = data;
  const inOrder = { orderByColumn: 'verificationDate', orderByDescending: false, ...filter } as const;
  const query = { ...inOrder, projectCode, currentPage: 1, itemsPerPage: 0 };
  const { items } = listWorkOrders(await freshReplica({ knownChangedAt }), query, user);
  const found = await findRecords(items.map(({ workOrderId }) => ['work-order', workOrderId] as const));
  const records = items.flatMap(({ workOrderId }) => found.get('work-order', workOrderId) ?? []);
  return { projectId, projectCode, workOrders: await workOrderViews(records) };
}
