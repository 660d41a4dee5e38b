import { AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { roomOre } from '../../shared/domain/agreement/agreed-lines.ts';
import {
  invoicedOreOf,
  isOnAccountDebit,
  leftOreOf,
  netOreOf,
  onAccountOf,
} from '../../shared/domain/agreement/entries.ts';
import { type Entry, agreement } from '../../shared/entities/agreement.ts';
import { schemasOf } from '../../shared/entities/schemas-of.ts';
import { toKronor } from '../../shared/lib/money.ts';
import type { AgreementView } from '../../shared/schemas/agreement.ts';
import type { Database } from '../data/replica/database.ts';
import {
  agreementOfProject,
  cancelledInvoicesOf,
  workOfProject,
  workOrdersToInvoice,
} from '../data/replica/lists/project-queries.ts';
import { findRecord } from '../data/core/table.ts';
import { type AgreementRecord, type ProjectAgreement, projectAgreement } from './agreement-store.ts';

/**
 * A project's agreement as the replica has it, which takes no request of its own.
 *
 * @throws not_found when lists have no such project
 */
export async function agreementInReplica(db: Database, projectId: number): Promise<AgreementView> {
  const row = agreementOfProject(db, projectId);
  const record = row?.json === '' ? await findRecord('agreement', projectId) : row && recordOf(row);
  const cancelled = cancelledInvoicesOf(db, projectId);
  return agreementView(
    projectId,
    projectAgreement(record, (invoiceId) => cancelled.has(invoiceId)),
    db,
  );
}

const recordOf = ({ version, json }: { version: number; json: string }): AgreementRecord => ({
  version,
  data: schemasOf(agreement).stored.parse(JSON.parse(json)),
});

/** @throws not_found when lists have no such project */
export function agreementView(
  projectId: number,
  { record, terms }: ProjectAgreement<AgreementRecord>,
  db: Database,
): AgreementView {
  const { priceForm, agreedOre, isConstruction, instalments, entries } = terms;
  const work = workOfProject(db, projectId);
  if (!work) throw new AppError(notFound);
  const room = roomOre(terms, { as: 'Work', overCeiling: 'Refuse' });
  const isFixed = priceForm === 'FixedPrice';
  const countedIds = new Set(entries.map(({ invoiceId }) => invoiceId));
  const isCounted = ({ invoiceId }: Entry) => countedIds.has(invoiceId);
  // A cancelled on-account invoice is shown, but no cancelled credit or deduction takes anything from one.
  const onAccount = (record?.data.entries ?? []).filter((one) => isCounted(one) || isOnAccountDebit(one));
  const invoiced = isFixed ? entries.filter(({ kind }) => kind === 'Instalment') : entries;
  return {
    projectId,
    projectCode: work.projectCode,
    customerName: work.customerName,
    priceForm,
    agreed: toKronor(agreedOre),
    isConstruction,
    invoiced: toKronor(netOreOf(invoiced)),
    left: toKronor(priceForm === 'Hourly' ? 0 : leftOreOf(terms)),
    worked: toKronor(work.workedOre),
    toInvoice: toKronor(work.toInvoiceOre),
    workOrdersToInvoice: workOrdersToInvoice(db, projectId).length,
    room: room === null ? null : toKronor(room),
    instalments: instalments.map(({ instalmentId, text, dueOn, percent, amountOre }) => ({
      instalmentId,
      text,
      dueOn,
      percent,
      amount: toKronor(amountOre),
      left: toKronor(amountOre - invoicedOreOf(entries, instalmentId)),
      invoices: entries
        .filter(({ kind, ref }) => kind === 'Instalment' && ref === instalmentId)
        .map(({ invoiceId, serialNumber, day, netOre }) => ({ invoiceId, serialNumber, day, net: toKronor(netOre) })),
    })),
    onAccount: onAccountOf(onAccount).map((one) => {
      const cancelled = !isCounted(one);
      return {
        invoiceId: one.invoiceId,
        serialNumber: one.serialNumber,
        day: one.day,
        net: toKronor(one.netOre),
        text: one.text,
        credited: toKronor(one.creditedOre),
        deducted: toKronor(one.deductedOre),
        left: toKronor(cancelled ? 0 : one.leftOre),
        cancelled,
      };
    }),
    version: record?.version ?? 0,
  };
}
