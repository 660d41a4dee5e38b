import { getWorkOrderBatch } from '../../../shared/contract/calls/work-orders.ts';
import type { Batch } from '../../../shared/schemas/work-order.ts';
import { call } from './call.ts';

const askAgainMs = 1_000;

export async function followBatch(batchId: number, onDone: (done: number) => void): Promise<Batch> {
  for (;;) {
    const batch = await call(getWorkOrderBatch, { params: { batchId } });
    if (batch.state === 'Done') return batch;
    onDone(batch.done);
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
}
