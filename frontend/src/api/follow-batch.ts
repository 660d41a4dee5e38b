import { getWorkOrderBatch } from '../../../shared/contract/work-orders.ts';
import type { Batch } from '../../../shared/schemas/work-order.ts';
import { formatNumber } from '../../../shared/lib/format.ts';
import { toast } from '../components/toast/toast.ts';
import { call } from './call.ts';

const askAgainMs = 5_000;

export async function followBatch(batchId: number, progress: (done: string, total: string) => string): Promise<Batch> {
  for (;;) {
    const batch = await call(getWorkOrderBatch, { params: { batchId } });
    if (batch.state === 'Done') return batch;
    toast.info(progress(formatNumber(batch.done), formatNumber(batch.total)));
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
}
