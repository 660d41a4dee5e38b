import type { FortnoxInvoice } from '../../../shared/domain/fortnox/fortnox-invoice.ts';
import { fortnox, lasting } from '../../../shared/lib/deadlines.ts';
import type { CallDeadline } from '../../fortnox/client.ts';
import { findByReference, findFortnoxInvoice, nameCredit } from '../../fortnox/invoices.ts';
import { FortnoxProblem } from '../../fortnox/problem.ts';
import type { InvoiceWithItems } from '../stores/invoice-lines.ts';
import { findRecords } from '../../data/core/table.ts';
import { FollowUpProblem } from './follow-up-problem.ts';
import { problemOf } from './fortnox-problem.ts';
import { howToCorrect, howToSettle } from './how-to-settle.ts';

const deadline = (): CallDeadline => ({ initials: '', timeoutMs: lasting(fortnox.settlement) });

/**
 * Settles a registered credit against its debit: names it on the debit if Fortnox allows that, else leaves it to a
 * person. Fortnox's own credit action would link the two, but numbers the credit from its own series.
 */
export async function settleCredit(credit: InvoiceWithItems): Promise<'done'> {
  try {
    return await settle(credit);
  } catch (error) {
    throw error instanceof FortnoxProblem ? problemOf(error) : error;
  }
}

async function settle({ data }: InvoiceWithItems): Promise<'done'> {
  const [credit] = await findByReference(data.invoiceCode, deadline());
  if (!credit) throw new FollowUpProblem('Krediten finns inte i Fortnox än.', { needs: null });
  if (isSettled(credit)) return 'done';
  const debit = await debitOf(data.refInvoiceId);
  const named = debit && debit.balanceOre > 0 ? await nameOn(debit, credit) : undefined;
  if (!debit || !named) throw toSettle(howToSettle(credit, debit));
  if (!isSettled(named.credit)) throw toSettle(howToSettle(named.credit, named.debit));
  const leftOre = debit.balanceOre + credit.balanceOre;
  if (named.debit.balanceOre !== leftOre) throw toSettle(howToCorrect(named.debit, leftOre));
  return 'done';
}

const toSettle = (sentence: string) => new FollowUpProblem(sentence, { needs: 'settlement', stops: 'Stopped' });

const isSettled = ({ balanceOre, isCancelled }: FortnoxInvoice) => isCancelled || balanceOre === 0;

async function debitOf(refInvoiceId: number | null): Promise<FortnoxInvoice | undefined> {
  const debit = (await findRecords([['invoice', refInvoiceId]])).get('invoice', refInvoiceId);
  return debit && (await findByReference(debit.data.invoiceCode, deadline()))[0];
}

/**
 * The API documents the field, but public clients treat it as read-only, bookkept invoices may be immutable, and a
 * debit names one credit only. A credit of a part must leave the rest of the debit open.
 * @returns both as they are afterwards; undefined if Fortnox refuses it
 */
async function nameOn(debit: FortnoxInvoice, credit: FortnoxInvoice) {
  try {
    await nameCredit(debit.documentNumber, credit.documentNumber, deadline());
  } catch (error) {
    if (!(error instanceof FortnoxProblem) || error.isTransient || error.about) throw error;
    return undefined;
  }
  return {
    credit: (await findFortnoxInvoice(credit.documentNumber, deadline())) ?? credit,
    debit: (await findFortnoxInvoice(debit.documentNumber, deadline())) ?? debit,
  };
}
