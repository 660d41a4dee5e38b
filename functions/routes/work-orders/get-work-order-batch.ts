import { getWorkOrderBatch } from '../../../shared/contract/work-orders.ts';
import { route } from '../../runtime/route.ts';
import { batchView, getBatch } from '../../stores/tasks/batch-store.ts';

export const handler = route(getWorkOrderBatch, async ({ params }) => batchView(await getBatch(params.batchId)));
