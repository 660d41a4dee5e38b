import { AppError } from '../../shared/codes/errors.ts';
import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import { requireLawful } from '../../shared/domain/invoice/legal-gaps.ts';
import { requireDrawn } from '../../shared/domain/invoice/undrawn-signs.ts';
import type { CheckedProject } from '../../shared/schemas/invoice-run.ts';
import type { TakenFirstNumber } from '../../shared/schemas/invoice-remark.ts';
import { invoicedOre } from '../data/replica/lists/invoices.ts';
import { countRegisteredWorkOrders } from '../data/replica/lists/project-queries.ts';
import { findRecord, findRecords } from '../data/core/table.ts';
import { refuseWhileInvoiced } from './stores/project-lock-store.ts';
import { requireRoom } from './stores/invoice-lines.ts';
import { remarksOf } from './stores/invoice-remark-store.ts';
import { invoiceContents, withoutAddingNothing } from './stores/invoice-contents.ts';
import { requireDeliverable } from './stores/invoice-store.ts';
import { basisOfSums } from './basis.ts';
import { groupOf } from './combined-groups.ts';
import { type NextInvoice, readNext } from './next-invoice.ts';

type CheckOptions = { knownChangedAt: string | undefined; takenFirstNumber: TakenFirstNumber | null; now: Date };

/** @returns what an invoice of everything would come to; undefined for a project that does not exist any more */
export async function checkProject(projectId: number, request: CheckOptions): Promise<CheckedProject | undefined> {
  try {
    const { knownChangedAt } = request;
    const next = await readNext(projectId, { knownChangedAt, requireFree: () => refuseWhileInvoiced(projectId) });
    return await checkNext(next, request);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return stopped(projectId, error);
  }
}

async function checkNext({ context, candidates, db }: NextInvoice, { takenFirstNumber, now }: CheckOptions) {
  const { project, customer } = context;
  const source = await invoiceContents(context, candidates, now);
  const checked = {
    projectId: project.id,
    projectCode: project.data.projectCode,
    customerId: customer.id,
    customerName: customer.data.name,
    workOrders: withoutAddingNothing(source).workOrders.length,
    registered: countRegisteredWorkOrders(db, project.id),
    remarks: remarksOf(context, source, { invoicedOre: invoicedOre(db, project.id), takenFirstNumber }),
  };
  try {
    const document = buildInvoiceDocument(source.input);
    requireLawful(document);
    requireDrawn(document);
    requireDeliverable(document, source.input.customer);
    requireRoom(document);
    const group = groupOf(context, source);
    const sums = { sumTotal: document.sumTotal, basis: basisOfSums(source, document), group };
    return { ...checked, ...sums, ...unstopped };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...checked, sumTotal: null, basis: '', group: '', ...stopBy(error) };
  }
}

const unstopped = { stop: '', byAgreement: false, missing: [] };

function stopBy({ message, facts: { byAgreement, missing = [] } }: AppError) {
  return { stop: message, byAgreement: byAgreement ?? false, missing: [...missing] };
}

async function stopped(projectId: number, error: AppError): Promise<CheckedProject | undefined> {
  const project = await findRecord('project', projectId);
  if (!project || project.deleted) return undefined;
  const { projectCode, customerId } = project.data;
  const records = await findRecords([['customer', customerId]]);
  const customerName = records.get('customer', customerId)?.data.name ?? '';
  const nothing = { sumTotal: null, workOrders: 0, registered: 0, basis: '', group: '', remarks: [] };
  return { projectId, projectCode, customerId, customerName, ...nothing, ...stopBy(error) };
}
