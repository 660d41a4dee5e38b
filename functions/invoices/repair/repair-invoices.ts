import { projectsOf } from '../../../shared/domain/invoice/projects-of.ts';
import { itemPriceOre } from '../../../shared/domain/prices.ts';
import type { Finding } from '../../../shared/schemas/dev.ts';
import type { FollowUpKind } from '../../../shared/schemas/invoice.ts';
import { isReleased, toInvoiceAgain } from '../stores/released-work.ts';
import { followUpsOf, stageMissingFollowUp } from '../stores/follow-up-store.ts';
import { invoiced } from '../stores/invoice-store.ts';
import { keys } from '../../data/core/keys.ts';
import { loadPriceLists } from '../../prices/price-list-store.ts';
import type { Data, StoredRecord } from '../../data/core/records.ts';
import { type RecordMap, findRecords, getItems } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { commitGuarded } from './commit-guarded.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { idsAfter } from '../../data/replica/ids.ts';
import { type RepairContext, type Step, lastOf } from './step.ts';

const atATime = 50;
const followUps = ['pdf', 'mail', 'e-invoice', 'accounting'] as const satisfies readonly FollowUpKind[];

export const repairInvoices: Step = async (after, repair) => {
  const ids = idsAfter(await freshReplica(), 'invoice', after, atATime);
  const records = await findRecords(ids.map((id) => ['invoice', id] as const));
  const invoices = ids.flatMap((id) => records.get('invoice', id) ?? []);
  const projectIds = [...new Set(invoices.flatMap(({ data }) => projectIdsOf(data)))];
  const [locks, items, workOrders] = await Promise.all([
    getItems(projectIds.map((id) => keys.projectLock(id))),
    getItems(ids.flatMap((id) => followUps.map((kind) => keys.followUp(id, kind)))),
    findRecords(invoices.flatMap(({ data }) => data.workOrderIds.map((id) => ['work-order', id] as const))),
  ]);
  const locked = new Set(locks.map(({ pk }) => pk));
  const existingKeys = new Set(items.map(({ pk, sk }) => `${pk} ${sk}`));
  const findings: Finding[] = [];
  for (const invoice of invoices) {
    const requested = followUpsOf(invoice.data.invoiceDelivery);
    const missing = followUps.filter((kind) => {
      if (!requested.includes(kind)) return false;
      const { pk, sk } = keys.followUp(invoice.id, kind);
      return !existingKeys.has(`${pk} ${sk}`);
    });
    findings.push(...(await repairFollowUps(invoice, missing, repair)));
    const isUnderWay = projectIdsOf(invoice.data).some((id) => locked.has(keys.projectLock(id).pk));
    if (!isUnderWay && invoice.data.invoiceType === 'Debit') {
      findings.push(...(await repairWorkOrdersOf(invoice, workOrders, repair)));
    }
  }
  return { findings, last: lastOf(ids, atATime) };
};

const projectIdsOf = (data: Data<'invoice'>) => projectsOf(data).map(({ projectId }) => projectId);

const words: Record<(typeof followUps)[number], string> = {
  pdf: 'PDF:en var inte beställd och görs nu.',
  accounting: 'registreringen i Fortnox var inte beställd och är det nu.',
  'e-invoice':
    'den har inte skickats som e-faktura. Hämta filen på fakturan och skicka den, om kunden inte har fått den.',
  mail: 'det finns inget mejl till kunden. Skicka den från fakturan, om kunden inte har fått den.',
};

/** Missing PDFs are made, and unregistered invoices are registered; but a repair never mails an old invoice. */
async function repairFollowUps(
  invoice: StoredRecord<'invoice'>,
  missing: readonly (typeof followUps)[number][],
  { userId, now }: RepairContext,
): Promise<Finding[]> {
  const { invoiceCode, projectId, status } = invoice.data;
  const findings: Finding[] = [];
  // An invoice beyond Created without any follow-up was handled outside Klang.
  if (status !== 'Created' && missing.length === followUpsOf(invoice.data.invoiceDelivery).length) return findings;
  for (const kind of missing) {
    if (status !== 'Created' && kind !== 'pdf') continue;
    const what = `Faktura ${invoiceCode}: ${words[kind]}`;
    if (kind === 'mail' || kind === 'e-invoice') findings.push({ what, isMended: false });
    else {
      const unit = new UnitOfWork(userId);
      stageMissingFollowUp(unit, invoice.id, kind, now);
      findings.push({ what, isMended: await commitGuarded(unit, { projectId, invoice }) });
    }
  }
  return findings;
}

type WorkOrder = StoredRecord<'work-order'>;

async function repairWorkOrdersOf(
  invoice: StoredRecord<'invoice'>,
  found: RecordMap,
  repair: RepairContext,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const id of invoice.data.workOrderIds) {
    const workOrder = found.get('work-order', id);
    const finding = workOrder
      ? await (isReleased(invoice, id) ? repairCredited : repairInvoiced)(invoice, workOrder, repair)
      : { what: `Faktura ${invoice.data.invoiceCode}: insats ${id} finns inte.`, isMended: false };
    if (finding) findings.push(finding);
  }
  return findings;
}

async function repairCredited(
  invoice: StoredRecord<'invoice'>,
  workOrder: WorkOrder,
  { userId, now }: RepairContext,
): Promise<Finding | undefined> {
  if (workOrder.data.invoiceId !== invoice.id) return undefined;
  const unit = new UnitOfWork(userId);
  unit.save(workOrder, toInvoiceAgain(workOrder.data, now.toISOString()));
  const what = `Insats ${workOrder.id} stod kvar på faktura ${invoice.data.invoiceCode}, som är ${invoice.data.status === 'Cancelled' ? 'makulerad' : 'krediterad'}. Den är Registrerad igen.`;
  return { what, isMended: await commitGuarded(unit, { projectId: workOrder.data.projectId, invoice }) };
}

/** A work order on an invoice's document is invoiced only by that invoice, at a frozen price. */
async function repairInvoiced(
  invoice: StoredRecord<'invoice'>,
  workOrder: WorkOrder,
  { userId }: RepairContext,
): Promise<Finding | undefined> {
  const { id, data, deleted } = workOrder;
  const { projectId } = data;
  const { invoiceCode, customerId, displayDate } = invoice.data;
  const isFrozen = data.items.every((item) => item.frozenPriceOre !== null);
  if (data.invoiceId === invoice.id && data.status === 'Invoiced' && isFrozen && !deleted) return undefined;
  const other = data.invoiceId === invoice.id ? undefined : await otherInvoice(workOrder);
  if (other) {
    const what = `Insats ${id} står på både faktura ${invoiceCode} och faktura ${other.data.invoiceCode}. Kreditera en av dem.`;
    return { what, isMended: false };
  }
  const lists = await loadPriceLists(projectId, customerId);
  const items = data.items.map((item) => ({
    ...item,
    frozenPriceOre: item.frozenPriceOre ?? itemPriceOre(item, lists, data.verificationDate),
  }));
  const at = data.status === 'Invoiced' ? data.statusDate : `${displayDate}T12:00:00.000Z`;
  const unit = new UnitOfWork(userId);
  const repaired = invoiced({ ...data, items, invoiceId: invoice.id }, at);
  if (deleted) unit.restore(workOrder, repaired);
  else unit.save(workOrder, repaired);
  const what = `Insats ${id} ingår i faktura ${invoiceCode} men var inte fakturerad. Den är det nu.`;
  return { what, isMended: await commitGuarded(unit, { projectId, invoice }) };
}

async function otherInvoice({ id, data }: WorkOrder): Promise<StoredRecord<'invoice'> | undefined> {
  const other = (await findRecords([['invoice', data.invoiceId]])).get('invoice', data.invoiceId);
  return other && holds(other, id) ? other : undefined;
}

export function holds(invoice: StoredRecord<'invoice'>, workOrderId: number): boolean {
  const { data, deleted } = invoice;
  const isHeld = data.invoiceType === 'Debit' && data.workOrderIds.includes(workOrderId);
  return !deleted && isHeld && !isReleased(invoice, workOrderId);
}
