import { AppError } from '../../shared/codes/errors.ts';
import { conflict } from '../../shared/codes/errors/changes.ts';
import type { keepByHand } from '../../shared/contract/invoices-by-hand.ts';
import type { BodyOf } from '../../shared/contract/route.ts';
import { leftByHandOre, restByHandOre } from '../../shared/domain/books/by-hand.ts';
import type { Day } from '../../shared/lib/days.ts';
import { toKronor } from '../../shared/lib/money.ts';
import type { ByHand } from '../../shared/entities/invoice-parts.ts';
import { type Family, requireDay } from './stores/by-hand-store.ts';
import type { StoredRecord } from '../data/core/records.ts';

type Change = BodyOf<typeof keepByHand>['change'];

/**
 * What a change says of an invoice. A payment books it too.
 * @throws invalid_fields for an impossible day; conflict for a payment where nothing is left
 */
export function manualMark(invoice: StoredRecord<'invoice'>, family: Family, change: Change, today: Day): ByHand {
  requireDay(invoice, change.day, today);
  const { byHand } = invoice.data;
  if (change.what === 'Booked') return { bookedOn: change.day, payments: byHand?.payments ?? [] };
  const left = leftOf(invoice, family);
  const amount = change.amount === null ? left : Math.sign(invoice.data.sumTotalIncVat || 1) * change.amount;
  if (amount === 0) {
    throw new AppError(conflict, { message: `Faktura ${invoice.data.serialNumberPadded} är redan betald.` });
  }
  return {
    bookedOn: byHand?.bookedOn ?? change.day,
    payments: [...(byHand?.payments ?? []), { day: change.day, amount }],
  };
}

/** What credits have left of a debit, in kronor. */
function leftOf({ id, data }: StoredRecord<'invoice'>, { debit, credits }: Family): number {
  if (id !== debit.id) return toKronor(leftByHandOre(data));
  const restOre = restByHandOre(
    data,
    credits.map((credit) => credit.data),
  );
  return toKronor(restOre);
}
