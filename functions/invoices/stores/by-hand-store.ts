import { AppError, fieldError } from '../../../shared/codes/errors.ts';
import { fortnoxLinked } from '../../../shared/codes/errors/fortnox.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { standingsByHand } from '../../../shared/domain/books/by-hand.ts';
import type { Day } from '../../../shared/lib/days.ts';
import type { ByHand } from '../../../shared/entities/invoice-parts.ts';
import type { Data, StoredRecord } from '../../data/core/records.ts';
import { findRecords, getRecord } from '../../data/core/table.ts';
import { UnitOfWork, maxActions } from '../../data/core/unit-of-work.ts';
import { requireVersion } from '../../data/core/version.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';

type Invoice = StoredRecord<'invoice'>;
export type Family = { debit: Invoice; credits: Invoice[] };
export type InvoiceVersion = { invoiceId: number; version: number };
/** @returns what is said of the invoice from now on; null for nothing */
export type ByHandRule = (invoice: Invoice, family: Family) => ByHand | null;

/** Room for the answer and the idempotency key. */
const maxPerTransaction = maxActions - 10;

/** @throws fortnox_linked: where there is a link, also a broken one, the accounting tells */
export async function requireNoLink(): Promise<void> {
  const { data } = await getFortnoxConnection();
  if (data.state !== 'NotConnected') throw new AppError(fortnoxLinked);
}

/**
 * Stages what a person says of invoices, and how they and the debits or credits they belong to stand after it.
 * @returns for each, what had been said before
 * @throws not_found, stale_version; conflict for a cancelled one; what `say` throws
 */
export async function stageByHand(unit: UnitOfWork, message: readonly InvoiceVersion[], today: Day, say: ByHandRule) {
  const next = new Map<number, Data<'invoice'>>();
  const families = new Map<number, Family>();
  const before: { invoiceId: number; version: number; before: ByHand | null }[] = [];
  for (const { invoiceId, version } of message) {
    const invoice = await getRecord('invoice', invoiceId);
    await requireVersion(invoice, version);
    if (invoice.data.status === 'Cancelled') throw cancelled(invoice);
    const family = await familyOf(invoice, families);
    next.set(invoiceId, withByHand(invoice.data, say(invoice, family)));
    before.push({ invoiceId, version: invoice.version + 1, before: invoice.data.byHand });
  }
  for (const family of families.values()) stageFamily(unit, family, next, today);
  if (unit.size > maxPerTransaction) {
    throw new AppError(conflict, { message: 'Fakturorna har för många krediter för ett steg. Markera färre.' });
  }
  return { invoices: before };
}

/** Whether what has been said makes the debit late today. */
export async function stageLateness(unit: UnitOfWork, debit: Invoice, today: Day): Promise<void> {
  const families = new Map<number, Family>();
  stageFamily(unit, await familyOf(debit, families), new Map(), today);
}

async function familyOf({ id, data }: Invoice, families: Map<number, Family>): Promise<Family> {
  const debitId = data.invoiceType === 'Credit' ? (data.refInvoiceId ?? id) : id;
  const known = families.get(debitId);
  if (known) return known;
  const debit = await getRecord('invoice', debitId);
  const records = await findRecords(debit.data.credits.map(({ invoiceId }) => ['invoice', invoiceId] as const));
  const credits = debit.data.credits.flatMap(({ invoiceId }) => records.get('invoice', invoiceId) ?? []);
  families.set(debitId, { debit, credits });
  return { debit, credits };
}

/** Taken back, an invoice is what it was before anything was said. */
function withByHand(data: Data<'invoice'>, byHand: ByHand | null): Data<'invoice'> {
  if (byHand === null) return { ...data, ...data.byHand?.before, byHand: null };
  const { status, balance } = data;
  return { ...data, byHand: { ...byHand, before: data.byHand?.before ?? { status, balance } } };
}

function stageFamily(
  unit: UnitOfWork,
  { debit, credits }: Family,
  next: ReadonlyMap<number, Data<'invoice'>>,
  today: Day,
): void {
  const all = [debit, ...credits];
  const [changed, ...others] = all.map(({ id, data }) => next.get(id) ?? data) as [
    Data<'invoice'>,
    ...Data<'invoice'>[],
  ];
  const standings = standingsByHand(changed, others, today);
  all.forEach((invoice, index) => {
    const data = { ...[changed, ...others][index]!, ...standings[index]! };
    const isSame = data.status === invoice.data.status && data.balance === invoice.data.balance;
    if (!isSame || next.has(invoice.id)) unit.save(invoice, data);
  });
}

function cancelled({ data }: Invoice): AppError {
  return new AppError(conflict, { message: `Faktura ${data.serialNumberPadded} är makulerad.` });
}

/** @throws invalid_fields for a day before the invoice's, or to come */
export function requireDay({ data }: Invoice, message: Day, today: Day): void {
  if (message > today) throw fieldError('day', 'Dagen har inte varit än.');
  if (message < data.displayDate) {
    throw fieldError(
      'day',
      `Faktura ${data.serialNumberPadded} är från ${data.displayDate}. Ange den dagen eller en senare.`,
    );
  }
}
