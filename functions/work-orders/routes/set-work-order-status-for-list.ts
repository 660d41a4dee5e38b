import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { locked } from '../../../shared/codes/errors/locks.ts';
import { beingInvoiced } from '../../../shared/codes/errors/invoices.ts';
import { setWorkOrderStatusForList } from '../../../shared/contract/work-orders.ts';
import { isInvoiced } from '../../../shared/domain/work-order-rules.ts';
import { inWords } from '../../../shared/lib/text.ts';
import { atOnce, runBatch } from '../../records/batches/run-batch.ts';
import { stageStatus } from '../../records/batches/set-status.ts';
import { route } from '../../request/route.ts';
import { stageBatch } from '../../data/tasks/batch-store.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';
import { invoicesToCome } from '../work-order-store.ts';

export const handler = route(setWorkOrderStatusForList, async ({ body, now, unit, afterCommit }) => {
  const workOrderIds = [...new Set(body.workOrderIds)];
  const workOrders = await getAll(workOrderIds);
  const total = workOrderIds.length;
  if (total <= atOnce) {
    return { total, batchId: null, changed: stageStatus(unit, workOrders, body, now) };
  }
  const batchId = await stageBatch(unit, { ...body, kind: 'set-status', workOrderIds }, total, now);
  afterCommit(() => runBatch(batchId));
  return { total, batchId, changed: [] };
});

async function getAll(ids: readonly number[]): Promise<StoredRecord<'work-order'>[]> {
  const records = await findRecords(ids.map((id) => ['work-order', id] as const));
  const isThere = (id: number) => records.get('work-order', id)?.deleted === false;
  const missing = ids.filter((id) => !isThere(id));
  if (missing.length > 0) {
    throw new AppError(notFound, {
      message: `${named(missing)} finns inte längre. Inget är ändrat. Läs in listan igen.`,
    });
  }
  const workOrders = ids.map((id) => records.get('work-order', id)!);
  const invoiced = workOrders.filter(({ data }) => isInvoiced(data));
  if (invoiced.length === 0) return workOrders;
  const toCome = await invoicesToCome(invoiced.map(({ data }) => data));
  const taken = invoiced.filter(({ data }) => data.invoiceId !== null && toCome.has(data.invoiceId));
  if (taken.length > 0) {
    throw new AppError(beingInvoiced, {
      message: `${named(idsOf(taken))} håller på att faktureras och kan inte ändras just nu. Inget är ändrat.`,
    });
  }
  throw new AppError(locked, {
    message: `${named(idsOf(invoiced))} är ${invoiced.length === 1 ? 'fakturerad' : 'fakturerade'} och kan inte ändras. Inget är ändrat.`,
  });
}

const idsOf = (workOrders: readonly StoredRecord<'work-order'>[]) => workOrders.map(({ id }) => id);

const named = (ids: readonly number[]) => `${ids.length === 1 ? 'Insats' : 'Insatserna'} ${inWords(ids)}`;
