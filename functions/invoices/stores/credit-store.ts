import { AppError } from '../../../shared/codes/errors.ts';
import { notCreditable } from '../../../shared/codes/errors/invoices.ts';
import { partOfProject } from '../../../shared/domain/invoice/combined-document.ts';
import { receiver } from '../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../shared/domain/invoice/credit-of.ts';
import {
  type CreditChoice,
  leavesNothing,
  partCreditOf,
  restCreditOf,
  whollyCredited,
} from '../../../shared/domain/invoice/credit-part.ts';
import { creditRefusal } from '../../../shared/domain/invoice/credit-rules.ts';
import { invoiceCredited, invoicePartlyCredited } from '../../../shared/domain/project-log-messages.ts';
import { hasBuyerAddress, requireLawful } from '../../../shared/domain/invoice/legal-gaps.ts';
import { requireDrawn } from '../../../shared/domain/invoice/undrawn-signs.ts';
import { opposite } from '../../../shared/domain/invoice/credit-lines.ts';
import { projectsOf } from '../../../shared/domain/invoice/projects-of.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import type { Company } from '../../../shared/schemas/settings.ts';
import { type InvoiceWithItems, getInvoiceWithItems, printedInvoice, stageInvoice } from './invoice-lines.ts';
import { invoiceSeries } from './invoice-store.ts';
import { loadInvoicedProject, loadInvoiceContext, partiesOf } from './invoice-contents.ts';
import { stageRelease } from './stage-release.ts';
import { nextLogId, stageLogEntry } from '../../projects/project-log-store.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import { findRecords } from '../../data/core/table.ts';
import { entriesOfCredit } from '../../../shared/domain/agreement/entries.ts';
import { cancelledIn, invoicesOf, stageCreditEntries } from '../../projects/agreement-store.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';

/** A debit invoice that may be credited, as it was printed, with its earlier credits. */
export type Creditable = {
  debit: InvoiceWithItems;
  earlier: InvoiceDocument[];
  /** The buyer's address of today, where the debit has no whole one. */
  address: InvoiceDocument['invoiceAddress'] | null;
};

/** Left out for all that earlier credits have left. */
export type PartChoice = CreditChoice & { releaseWorkOrders: boolean };

/** @throws not_found, not_creditable */
export async function getCreditable(invoiceId: number): Promise<Creditable> {
  const debit = await getInvoiceWithItems(invoiceId);
  const refusal = creditRefusal(debit.data);
  if (refusal !== undefined) throw new AppError(notCreditable, { message: refusal });
  const credits = await Promise.all(debit.data.credits.map((credit) => getInvoiceWithItems(credit.invoiceId)));
  const address = hasBuyerAddress(debit.data) ? null : await buyerAddressOf(debit.data);
  return { debit, earlier: credits.map(printedInvoice), address };
}

async function buyerAddressOf({
  projectId,
}: Pick<InvoiceDocument, 'projectId'>): Promise<InvoiceDocument['invoiceAddress']> {
  const context = await loadInvoiceContext(await loadInvoicedProject(projectId, { alsoDeleted: true }));
  return receiver(partiesOf(context));
}

type Circumstances = { company: Company; now: Date; number?: { serialNumber: number } };

/** @throws not_creditable if more would be credited than is left */
export function creditDocument(
  { debit, earlier, address }: Creditable,
  choice: CreditChoice | undefined,
  circumstances: Circumstances,
): InvoiceDocument {
  const asPrinted = printedInvoice(debit);
  const printed = address ? { ...asPrinted, invoiceAddress: address } : asPrinted;
  if (choice) return partCreditOf(printed, earlier, choice, circumstances);
  return earlier.length > 0 ? restCreditOf(printed, earlier, circumstances) : creditOf(printed, circumstances);
}

/** The work orders that a credit may release: all of them, or those that the credits of parts credit wholly. */
export function releasable({ debit, earlier }: Creditable, credit: InvoiceDocument): number[] {
  if (credit.creditScope !== 'Part') return debit.data.workOrderIds;
  const released = new Set(debit.data.releasedWorkOrderIds);
  return whollyCredited(printedInvoice(debit), [...earlier, credit]).filter((id) => !released.has(id));
}

type CreditedInvoice = { invoiceId: number; invoiceCode: string; serialNumberPadded: string };

type CreditRequest = {
  invoiceId: number;
  now: Date;
  choice?: PartChoice | undefined;
  /** Called if the work orders are given back after the transaction. */
  onGivenBackAfter: () => void;
};

/**
 * Commits a credit of a debit invoice in one transaction: the credit with its number and follow-ups, what the debit
 * has been credited with, the released work orders as Registered (or a lock to give them back, if they are too many),
 * and the log entry of each project. The debit's version is a condition: of two concurrent credits, the second is computed
 * again from what the first left. The credit takes no reference to the project, because the debit already holds one:
 * so its transaction has as much room for work orders as the debit's had.
 * @param request.invoiceId the credit's id
 * @throws not_creditable
 * @throws Contention when the debit or a work order has changed since it was read, or the project has a lock
 */
export async function commitCredit(
  unit: UnitOfWork,
  creditable: Creditable,
  { invoiceId, now, choice, onGivenBackAfter }: CreditRequest,
  stageFollowUps: () => void,
): Promise<CreditedInvoice> {
  const { debit, earlier } = creditable;
  const projects = projectsOf(debit.data);
  const [{ data: company }, logIds, agreements] = await Promise.all([
    getSystemSettings(),
    Promise.all(projects.map(() => nextLogId())),
    findRecords(projects.map(({ projectId }) => ['agreement', projectId] as const)),
  ]);
  const isCancelled = cancelledIn(
    await findRecords(projects.flatMap(({ projectId }) => invoicesOf(agreements.get('agreement', projectId)))),
  );
  const planned = creditDocument(creditable, choice, { company, now });
  const released = !choice || choice.releaseWorkOrders ? releasable(creditable, planned) : [];
  if (await stageRelease(unit, debit, released, now)) onGivenBackAfter();
  const isWhole = leavesNothing(printedInvoice(debit), earlier, planned);

  return unit.commitNumbered(invoiceSeries, (serialNumber) => {
    const document = creditDocument(creditable, choice, { company, now, number: { serialNumber } });
    requireLawful(document);
    requireDrawn(document, printedInvoice(debit));
    const { invoiceCode, serialNumberPadded } = document;
    stageInvoice(unit, invoiceId, {
      ...document,
      status: 'Created',
      balance: null,
      byHand: null,
      credited: false,
      workOrderIds: debit.data.workOrderIds,
      refInvoiceId: debit.id,
      credits: [],
      releasedWorkOrderIds: null,
    });
    unit.save(debit, {
      ...debit.data,
      // Nothing is late of what asks for no payment; the accounting system says so only when it is read back.
      status: isWhole && debit.data.status === 'Overdue' ? 'Posted' : debit.data.status,
      credited: isWhole,
      refInvoiceId: invoiceId,
      refSerialNumberPadded: serialNumberPadded,
      credits: [...debit.data.credits, referenceTo(invoiceId, document)],
      releasedWorkOrderIds: choice ? [...(debit.data.releasedWorkOrderIds ?? []), ...released] : null,
    });
    projects.forEach(({ projectId }, index) => {
      const [own, itsDebit] = [document, printedInvoice(debit)].map((all) => partOfProject(all, projectId));
      const entries = entriesOfCredit(own!, itsDebit!, invoiceId);
      stageCreditEntries(unit, agreements.get('agreement', projectId), entries, isCancelled);
      const part = projectsOf(document).find((one) => one.projectId === projectId)!;
      if (document.creditScope === 'Part' && part.sumTotal === 0) return;
      const message = messageOf(debit.data.invoiceCode, document, part);
      stageLogEntry(unit, logIds[index]!, { projectId, logType: 'Invoice', message, now });
    });
    stageFollowUps();
    return { invoiceId, invoiceCode, serialNumberPadded };
  });
}

function referenceTo(invoiceId: number, { serialNumberPadded, sumTotal, sumTotalIncVat }: InvoiceDocument) {
  return {
    invoiceId,
    serialNumberPadded,
    sumTotal: opposite(sumTotal),
    sumTotalIncVat: opposite(sumTotalIncVat),
  };
}

function messageOf(
  debitCode: string,
  { creditScope, invoiceCode, creditReason }: InvoiceDocument,
  { sumTotal }: Pick<InvoiceDocument, 'sumTotal'>,
): string {
  if (creditScope !== 'Part') return invoiceCredited(debitCode, invoiceCode);
  return invoicePartlyCredited(debitCode, invoiceCode, { sumTotal: opposite(sumTotal), reason: creditReason });
}
