import { AppError } from '../../shared/codes/errors.ts';
import { notCreditable } from '../../shared/codes/errors/invoices.ts';
import { agreementRefusal } from '../../shared/domain/agreement/entries.ts';
import { type AgreementTerms, type Entry, agreement } from '../../shared/entities/agreement.ts';
import { isNew } from '../data/core/condition.ts';
import { keys } from '../data/core/keys.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { type RecordMap, findRecord, findRecords } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

export type AgreementRecord = Pick<StoredRecord<'agreement'>, 'version' | 'data'>;

/** A project's agreement as stored, if it has one, and its terms without the invoices that the accounting cancelled. */
export type ProjectAgreement<R extends AgreementRecord = StoredRecord<'agreement'>> = {
  record: R | undefined;
  terms: AgreementTerms;
};

export function invoicesOf(record: AgreementRecord | undefined): (readonly ['invoice', number])[] {
  const ids = new Set(record?.data.entries.map(({ invoiceId }) => invoiceId));
  return [...ids].map((id) => ['invoice', id] as const);
}

/** @param isCancelled of the invoices of `invoicesOf` */
export function projectAgreement<R extends AgreementRecord>(
  record: R | undefined,
  isCancelled: (invoiceId: number) => boolean,
): ProjectAgreement<R> {
  const { priceForm, agreedOre, isConstruction, instalments, entries } = record?.data ?? agreement.empty;
  const counted = entries.filter(({ invoiceId }) => !isCancelled(invoiceId));
  return { record, terms: { priceForm, agreedOre, isConstruction, instalments, entries: counted } };
}

export async function loadAgreement(projectId: number): Promise<ProjectAgreement> {
  const record = await findRecord('agreement', projectId);
  return projectAgreement(record, cancelledIn(await findRecords(invoicesOf(record))));
}

export const cancelledIn = (invoices: RecordMap) => (invoiceId: number) =>
  invoices.get('invoice', invoiceId)?.data.status === 'Cancelled';

/**
 * Enters an invoice in the account of its project's agreement, on the condition that nothing else has been entered
 * since the agreement was read: so no two invoices deduct the same money, or go beyond the agreed sum together.
 */
export function stageEntries(
  unit: UnitOfWork,
  { projectId, record }: { projectId: number; record: StoredRecord<'agreement'> | undefined },
  entries: readonly Entry[],
): void {
  if (record) {
    unit.save(record, { ...record.data, entries: [...record.data.entries, ...entries] });
  } else if (entries.some(({ kind }) => kind !== 'Work')) {
    unit.createWithId('agreement', projectId, { ...agreement.empty, projectId, entries: [...entries] });
  } else {
    unit.check(keys.record('agreement', projectId), isNew);
  }
}

/**
 * @param isCancelled of the invoices of `invoicesOf`: a final invoice that is cancelled has deducted nothing
 * @throws not_creditable when a final invoice has deducted what is credited
 */
export function stageCreditEntries(
  unit: UnitOfWork,
  record: StoredRecord<'agreement'> | undefined,
  credited: readonly Entry[],
  isCancelled: (invoiceId: number) => boolean,
): void {
  if (!record) return;
  const { entries } = projectAgreement(record, isCancelled).terms;
  const refusal = agreementRefusal(entries, credited);
  if (refusal !== undefined) throw new AppError(notCreditable, { message: refusal });
  unit.save(record, { ...record.data, entries: [...record.data.entries, ...credited] });
}
