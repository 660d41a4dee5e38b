import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { sendRefusal } from '../../../shared/domain/invoice/send-rules.ts';
import type { StoredRecord } from '../../data/core/records.ts';

/** @throws conflict for an invoice that is not sent any more */
export function refuseSending({ data }: StoredRecord<'invoice'>): void {
  const message = sendRefusal(data);
  if (message !== undefined) throw new AppError(conflict, { message });
}
