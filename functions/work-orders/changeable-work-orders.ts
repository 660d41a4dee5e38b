import { AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { locked } from '../../shared/codes/errors/locks.ts';
import { beingInvoiced } from '../../shared/codes/errors/invoices.ts';
import { isInvoiced } from '../../shared/domain/work-order-rules.ts';
import { inWords } from '../../shared/lib/text.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { findRecords } from '../data/core/table.ts';
import { invoicesToCome } from './work-order-store.ts';

/** @throws not_found, locked or being_invoiced with the numbers of those that cannot be changed */
export async function getChangeableWorkOrders(ids: readonly number[]): Promise<StoredRecord<'work-order'>[]> {
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
