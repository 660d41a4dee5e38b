import type { FollowUpKind } from '../../shared/schemas/invoice.ts';
import { errorFields, log } from '../runtime/log.ts';
import { finishFollowUp, noteFollowUpError, takeFollowUp } from '../stores/follow-up-store.ts';
import { getRecord } from '../stores/table.ts';
import { storedInvoicePdf } from './invoice-pdf.ts';

/** What people read on the invoice; the cause stands in the log. */
const failures: Record<FollowUpKind, string> = {
  pdf: 'PDF:en kunde inte skapas. Ett nytt försök görs automatiskt.',
  mail: 'Mejlet kunde inte skickas. Ett nytt försök görs automatiskt.',
  accounting: 'Fakturan kunde inte registreras i Fortnox. Ett nytt försök görs automatiskt.',
};

/** What each kind does; every one may be run twice. */
const tasks: { [K in FollowUpKind]?: (invoiceId: number) => Promise<void> } = {
  pdf: async (invoiceId) => {
    await storedInvoicePdf(await getRecord('invoice', invoiceId));
  },
};

/** One try of a follow-up. A failure is kept on it, where people see it, and tried again later. */
export async function runFollowUp(invoiceId: number, kind: FollowUpKind, now: Date): Promise<void> {
  const task = tasks[kind];
  if (!task || !(await takeFollowUp(invoiceId, kind, now))) return;
  try {
    await task(invoiceId);
    await finishFollowUp(invoiceId, kind, new Date());
  } catch (error) {
    log('error', { event: 'follow-up-failed', invoiceId, kind, ...errorFields(error) });
    await noteFollowUpError(invoiceId, kind, failures[kind]);
  }
}
