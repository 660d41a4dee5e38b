import { useState } from 'react';
import { takeWorkOrder } from '../../../../shared/contract/calls/work-orders.ts';
import { useSave } from '../../api/use-save.ts';
import { myDayText as text } from '../../text/my-day.ts';

export function useTakeWorkOrder() {
  const [takingIds, setTakingIds] = useState<ReadonlySet<number>>(new Set());
  const { save } = useSave(takeWorkOrder, {
    success: ({ workOrderId }) => text.taken(workOrderId),
    failure: text.notTaken,
  });

  async function take(workOrderId: number) {
    setTakingIds((now) => new Set([...now, workOrderId]));
    // The failure has been shown.
    await save({ params: { workOrderId } }).catch(() => undefined);
    setTakingIds((now) => new Set([...now].filter((id) => id !== workOrderId)));
  }

  return { take, takingIds };
}
