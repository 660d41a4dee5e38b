import { workOrder, workOrderItem } from '../../shared/entities/work-order.ts';
import type { Data } from '../../functions/data/core/records.ts';
import { UnitOfWork } from '../../functions/data/core/unit-of-work.ts';
import { dayOf } from '../../shared/lib/days.ts';

type Work = {
  projectId: number;
  count: number;
  productId: number;
  invoiceNote?: ((index: number) => string) | undefined;
};

export async function makeRegistered({ projectId, count, productId, invoiceNote }: Work): Promise<number[]> {
  const now = new Date();
  const ids: number[] = [];
  while (ids.length < count) {
    const unit = new UnitOfWork(0);
    const some = Math.min(atATime, count - ids.length);
    for (let one = 0; one < some; one += 1) {
      const note = invoiceNote?.(ids.length) ?? `Mätning ${ids.length + 1}`;
      const { id } = await unit.create('work-order', registered(projectId, productId, note, now));
      ids.push(id);
    }
    await unit.commit(null);
  }
  return ids;
}

const atATime = 45;

export function registered(projectId: number, productId: number, invoiceNote: string, now: Date): Data<'work-order'> {
  return {
    ...workOrder.empty,
    projectId,
    status: 'Registered',
    statusDate: now.toISOString(),
    verificationDate: dayOf(now),
    invoiceNote,
    createdByUserId: 1,
    items: [
      {
        ...workOrderItem.empty,
        workOrderItemId: 1,
        productId,
        productType: 'Rate',
        hoursEstimated: 2,
        workedHours: 2,
        invoiceableHours: 2,
        quantity: 0,
        frozenPriceOre: null,
      },
    ],
  };
}
