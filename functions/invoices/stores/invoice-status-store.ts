import { type OwnCredits, restSettledOre } from '../../../shared/domain/fortnox/fortnox-invoice.ts';
import { formatMoney } from '../../../shared/lib/format.ts';
import { toKronor, toOre } from '../../../shared/lib/money.ts';
import { invoiceStatusLabels } from '../../../shared/text/invoices.ts';
import type { InvoiceStatus } from '../../../shared/codes/invoices.ts';
import { holdsWork, stageCancellation } from './cancelled-invoice.ts';
import { retryContention } from '../../data/core/contention.ts';
import type { Data, StoredRecord } from '../../data/core/records.ts';
import { findRecords, getRecord } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { stageDifference } from '../../fortnox/difference-store.ts';

const maxRetries = 20;

/** `locked`: the project whose lock is left to release the work orders, if they are too many for a transaction. */
export type StatusChange = { isChanged: boolean; lockedProject?: number };

/**
 * Writes nothing if status and balance are unchanged. A debit that ends as Cancelled releases its work orders in the
 * same transaction, and stays Cancelled.
 * @param statusOf given what has been credited of the invoice
 */
export function setInvoiceStatus(
  invoiceId: number,
  statusOf: (own: OwnCredits) => InvoiceStatus,
  balanceOre: number,
): Promise<StatusChange> {
  const balance = toKronor(balanceOre);
  return retryContention(maxRetries, async () => {
    const invoice = await getRecord('invoice', invoiceId);
    const { status: before, byHand } = invoice.data;
    const isCancelled = before === 'Cancelled';
    const status = isCancelled ? before : statusOf(await ownCredits(invoice.data));
    const isSame = isCancelled || [invoice.data, byHand?.before].every(isAs({ status, balance }));
    if (isSame && !(isCancelled && (await holdsWork(invoice)))) return { isChanged: false };
    const unit = new UnitOfWork(0);
    const isLocked = await stageStatus(unit, invoice, { status, balance, now: new Date() });
    await unit.commit(null);
    return { isChanged: true, ...(isLocked && { lockedProject: invoice.data.projectId }) };
  });
}

type InvoiceState = { status: InvoiceStatus; balance: number | null };

const isAs = (now: InvoiceState) => (one: InvoiceState | undefined) =>
  !one || (one.status === now.status && one.balance === now.balance);

type NextStatus = { status: InvoiceStatus; balance: number; now: Date };

async function stageStatus(
  unit: UnitOfWork,
  invoice: StoredRecord<'invoice'>,
  { status, balance, now }: NextStatus,
): Promise<boolean> {
  if (status === 'Cancelled') return stageCancellation(unit, invoice, { balance, now });
  const { byHand } = invoice.data;
  // Taken back once the link has been cut, it becomes what the accounting said.
  const before = { status, balance };
  unit.save(invoice, { ...invoice.data, ...before, byHand: byHand && { ...byHand, before } });
  // What is overpaid has no rest that was written off.
  const restOre = balance < 0 ? 0 : restSettledOre(invoice.data, status);
  if (restOre > 0) await stageDifference(unit, restSettled(invoice, restOre), now);
  return false;
}

function restSettled({ id, data }: StoredRecord<'invoice'>, restOre: number) {
  const { invoiceCode, customerName, serialNumber } = data;
  return {
    kind: 'restSettled' as const,
    invoiceCode,
    invoiceId: id,
    customerName,
    ours: `${formatMoney(toKronor(restOre))} kvar`,
    theirs: invoiceStatusLabels.Paid,
    documentNumber: String(serialNumber),
  };
}

async function ownCredits({ credited, credits }: Data<'invoice'>): Promise<OwnCredits> {
  const records = await findRecords(credits.map(({ invoiceId }) => ['invoice', invoiceId] as const));
  const openOre = credits.map(({ invoiceId }) => {
    const credit = records.get('invoice', invoiceId)?.data;
    return !credit || credit.status === 'Cancelled' ? 0 : toOre(credit.balance ?? credit.sumTotalIncVat);
  });
  return { credited, openCreditOre: openOre.reduce((sum, ore) => sum + ore, 0) };
}
