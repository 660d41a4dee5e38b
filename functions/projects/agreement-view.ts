import { AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { roomOre } from '../../shared/domain/agreement/agreed-lines.ts';
import { invoicedOreOf, leftOreOf, netOreOf, onAccountOf } from '../../shared/domain/agreement/entries.ts';
import { toKronor } from '../../shared/lib/money.ts';
import type { AgreementView } from '../../shared/schemas/agreement.ts';
import type { Database } from '../data/replica/database.ts';
import { isCounted } from '../data/replica/lists/invoices.ts';
import { workOrdersToInvoice } from '../data/replica/lists/of-project.ts';
import type { Stored } from '../data/core/records.ts';
import { type ProjectAgreement, projectAgreement } from './agreement-store.ts';

/** @throws not_found when lists have no such project */
export function storedAgreementView(
  projectId: number,
  record: Stored<'agreement'> | undefined,
  db: Database,
): AgreementView {
  const cancelled = cancelledInvoicesOf(db, projectId);
  const agreement = projectAgreement(record, (invoiceId) => cancelled.has(invoiceId));
  return agreementView(projectId, agreement, db);
}

/** @throws not_found when lists have no such project */
export function agreementView(projectId: number, { record, terms }: ProjectAgreement, db: Database): AgreementView {
  const { priceForm, agreedOre, isConstruction, instalments, entries } = terms;
  const work = workOf(db, projectId);
  const room = roomOre(terms, { as: 'Work', overCeiling: 'Refuse' });
  const isFixed = priceForm === 'FixedPrice';
  const counted = isFixed ? entries.filter(({ kind }) => kind === 'Instalment') : entries;
  return {
    projectId,
    projectCode: work.projectCode,
    customerName: work.customerName,
    priceForm,
    agreed: toKronor(agreedOre),
    isConstruction,
    invoiced: toKronor(netOreOf(counted)),
    left: toKronor(priceForm === 'Hourly' ? 0 : leftOreOf(terms)),
    worked: toKronor(work.worked),
    toInvoice: toKronor(work.toInvoice),
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
    onAccount: onAccountOf(record?.data.entries ?? []).map((one) => {
      const cancelled = entries.every(({ invoiceId }) => invoiceId !== one.invoiceId);
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

function workOf(db: Database, projectId: number) {
  const found = db.get<{ projectCode: string; worked: number; toInvoice: number; customerName: string }>(
    `SELECT p.project_code AS projectCode, p.worked_ore AS worked, p.to_invoice_ore AS toInvoice, coalesce(c.name, '') AS customerName
      FROM project p LEFT JOIN customer c ON c.id = p.customer_id WHERE p.id = ? AND p.listed = 1`,
    [projectId],
  );
  if (!found) throw new AppError(notFound);
  return found;
}

function cancelledInvoicesOf(db: Database, projectId: number): ReadonlySet<number> {
  const sql = `SELECT i.id FROM invoice_project part JOIN invoice i ON i.id = part.invoice_id
    WHERE part.project_id = ? AND i.listed = 1 AND NOT (${isCounted})`;
  return new Set(db.all<{ id: number }>(sql, [projectId]).map(({ id }) => id));
}
