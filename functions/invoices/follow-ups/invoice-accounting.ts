import { isEInvoiced } from '../../../shared/codes/e-invoices.ts';
import { changedFields, invoiceFields, withoutVatOfRounding } from '../../../shared/domain/fortnox/invoice-fields.ts';
import {
  type OwnCredits,
  type FortnoxInvoice,
  statusOf,
  sumDifferences,
} from '../../../shared/domain/fortnox/fortnox-invoice.ts';
import { fortnoxSums } from '../../../shared/domain/fortnox/fortnox-sums.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { deadlineOf, fortnox } from '../../../shared/lib/deadlines.ts';
import type { CallDeadline } from '../../fortnox/client.ts';
import {
  actOnInvoice,
  createFortnoxInvoice,
  findByReference,
  findFortnoxInvoice,
  updateFortnoxInvoice,
} from '../../fortnox/invoices.ts';
import { forgetTerms, termsOfPayment } from '../../fortnox/terms-of-payment.ts';
import { FortnoxProblem } from '../../fortnox/problem.ts';
import { askForSettlement } from '../stores/follow-up-store.ts';
import { type FollowUpAttempt, beginRegistering } from '../stores/follow-up-attempt-store.ts';
import { type InvoiceWithItems, printedInvoice } from '../stores/invoice-lines.ts';
import { setInvoiceStatus } from '../stores/invoice-status-store.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import type { Data } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';
import { FollowUpProblem } from './follow-up-problem.ts';
import { problemOf } from './fortnox-problem.ts';
import { withVatType } from './set-vat-type.ts';

/**
 * Registers the invoice in Fortnox: looks it up by our code, creates it with our number if missing, compares the sums
 * to the öre, bookkeeps it and marks it as sent. Every step is idempotent.
 */
export async function registerInvoice(invoice: InvoiceWithItems, followUp: FollowUpAttempt): Promise<'done' | 'left'> {
  // Cancelled in Klang: it must not be booked.
  if (invoice.data.status === 'Cancelled') return 'done';
  const startedAt = new Date();
  if (!(await beginRegistering(followUp, startedAt))) return 'left';
  // With Fortnox's time to answer, before another attempt may begin: two at once could create the invoice twice.
  const until = deadlineOf(fortnox.registering, startedAt.getTime());
  const deadline = (): CallDeadline => {
    const timeoutMs = until - Date.now();
    if (timeoutMs <= 0) throw new FollowUpProblem(later, { needs: null });
    return { initials: '', timeoutMs };
  };
  const { tryId } = followUp;
  try {
    const existing = await findOrCreate(invoice, { deadline, tryId });
    const registered = await bookAndMarkSent(
      followUp.rewrites ? await rewrite(existing, invoice, { deadline, tryId }) : existing,
      invoice,
      deadline,
    );
    const status = (own: OwnCredits) => statusOf(registered, dayOf(new Date()), own);
    await setInvoiceStatus(invoice.id, status, registered.balanceOre);
    // Before the registration is done, so that it cannot be lost.
    if (invoice.data.invoiceType === 'Credit') await askForSettlement(invoice.id, startedAt);
    return 'done';
  } catch (error) {
    throw error instanceof FortnoxProblem ? problemOf(error) : error;
  }
}

const later = 'Fortnox hann inte svara. Ett nytt försök görs automatiskt.';

type DeadlineOf = () => CallDeadline;
type Attempt = { deadline: DeadlineOf; tryId: string };

const unknownTerms = 2000429;

async function findOrCreate(invoice: InvoiceWithItems, attempt: Attempt): Promise<FortnoxInvoice> {
  const { deadline } = attempt;
  const { invoiceCode } = invoice.data;
  const [existing, ...others] = await findByReference(invoiceCode, deadline());
  if (others.length > 0) {
    const numbers = [existing!, ...others].map(({ documentNumber }) => documentNumber).join(', ');
    throw new FollowUpProblem(
      `Fakturan finns flera gånger i Fortnox (nummer ${numbers}). Makulera eller kreditera dem som är för mycket där.`,
      { needs: null, stops: 'Stopped' },
    );
  }
  // Lists contain neither VAT nor rounding.
  if (existing) return (await findFortnoxInvoice(existing.documentNumber, deadline())) ?? existing;
  return create(invoice, attempt);
}

async function create(invoice: InvoiceWithItems, { deadline, tryId }: Attempt): Promise<FortnoxInvoice> {
  const document = printedInvoice(invoice);
  const customer = await customerOf(document);
  await requireDebitInFortnox(invoice, deadline);
  try {
    const terms = await termsOfPayment(document.paymentTermDays, deadline);
    const fields = invoiceFields(document, customer.fortnoxCustomerNumber, terms);
    return await withVatType({ document, customer, tryId, deadline }, () =>
      writeInvoice(fields, (written) => createFortnoxInvoice(written, deadline())),
    );
  } catch (error) {
    if (!(error instanceof FortnoxProblem) || error.isTransient) throw error;
    if (error.fortnoxCode === unknownTerms) forgetTerms();
    throw (await numberConflict(document, deadline)) ?? error;
  }
}

async function customerOf({ customerId, customerName }: InvoiceDocument): Promise<Data<'customer'>> {
  const customer = (await findRecords([['customer', customerId]])).get('customer', customerId);
  if (customer?.data.fortnoxCustomerNumber) return customer.data;
  throw new FollowUpProblem(`${customerName} har inget kundnummer i Fortnox. Fyll i det på kunden.`, {
    needs: 'customer-number',
  });
}

async function requireDebitInFortnox({ data }: InvoiceWithItems, deadline: DeadlineOf): Promise<void> {
  const { refInvoiceId, invoiceType } = data;
  if (invoiceType !== 'Credit' || refInvoiceId === null) return;
  const debit = (await findRecords([['invoice', refInvoiceId]])).get('invoice', refInvoiceId);
  const [debitInFortnox] = debit ? await findByReference(debit.data.invoiceCode, deadline()) : [];
  if (debitInFortnox) return;
  throw new FollowUpProblem('Fakturan som krediteras finns inte i Fortnox än. Krediten registreras efter den.', {
    needs: null,
  });
}

async function numberConflict({ serialNumber, invoiceCode }: InvoiceDocument, deadline: DeadlineOf) {
  const holder = await findFortnoxInvoice(String(serialNumber), deadline());
  if (!holder || holder.reference === invoiceCode) return undefined;
  return new FollowUpProblem(
    `Fakturanummer ${serialNumber} är redan taget i Fortnox av en annan faktura. Låt Fortnox egen nummerserie börja högre och flytta fakturan där.`,
    { needs: null },
  );
}

/**
 * Overwrites the invoice in Fortnox, because a user asked for it after a difference in sums. If the company does not
 * round, the rounding becomes a row.
 */
async function rewrite(
  existing: FortnoxInvoice,
  invoice: InvoiceWithItems,
  { deadline, tryId }: Attempt,
): Promise<FortnoxInvoice> {
  if (existing.isBooked || existing.isCancelled) return existing;
  const document = printedInvoice(invoice);
  const customer = await customerOf(document);
  const { fortnoxCustomerNumber: customerNumber } = customer;
  const { documentNumber } = existing;
  return withVatType({ document, customer, tryId, deadline }, async () => {
    const written = await writeInvoice(changedFields(document, customerNumber), (fields) =>
      updateFortnoxInvoice(documentNumber, fields, deadline()),
    );
    const isUnrounded = written.roundOffOre === 0 && document.roundingTotal !== 0;
    if (!isUnrounded || sumDifferences(fortnoxSums(document), written).length === 0) return written;
    const rounded = changedFields(document, customerNumber, { roundsByRow: true });
    return writeInvoice(rounded, (fields) => updateFortnoxInvoice(documentNumber, fields, deadline()));
  });
}

/**
 * Writes an invoice. A company that has not set up the VAT of 0 per cent refuses it on the rounding row, by a code that
 * is not documented: the row is then written without. @throws what Fortnox said first, if it refuses that too
 */
async function writeInvoice(
  fields: Record<string, unknown>,
  write: (fields: Record<string, unknown>) => Promise<FortnoxInvoice>,
): Promise<FortnoxInvoice> {
  try {
    return await write(fields);
  } catch (error) {
    const plain = withoutVatOfRounding(fields);
    if (!plain || !isRefusal(error)) throw error;
    return write(plain).catch((second: unknown) => {
      throw isRefusal(second) ? error : second;
    });
  }
}

const isRefusal = (error: unknown) => error instanceof FortnoxProblem && !error.isTransient && !error.about;

async function bookAndMarkSent(
  fortnoxInvoice: FortnoxInvoice,
  invoice: InvoiceWithItems,
  deadline: DeadlineOf,
): Promise<FortnoxInvoice> {
  if (fortnoxInvoice.isCancelled) return fortnoxInvoice;
  const differences = sumDifferences(fortnoxSums(printedInvoice(invoice)), fortnoxInvoice);
  if (differences.length > 0) throw differenceProblem(differences, fortnoxInvoice);
  // With the cash method, nothing is booked before payment.
  const isBooked = fortnoxInvoice.isBooked || fortnoxInvoice.isOnCashMethod;
  const booked = await actOnce(isBooked, 'bookkeep', fortnoxInvoice, deadline);
  // Fortnox marks it as sent itself when it sends it as an e-invoice.
  return actOnce(booked.isSent || (await isSentByFortnox(invoice)), 'externalprint', booked, deadline);
}

async function isSentByFortnox({ data }: InvoiceWithItems): Promise<boolean> {
  return isEInvoiced(data.invoiceDelivery) && (await getSystemSettings()).data.eInvoiceWay === 'Fortnox';
}

function differenceProblem(differences: readonly string[], { isBooked }: FortnoxInvoice): FollowUpProblem {
  const repair = isBooked
    ? 'Fakturan är bokförd där och kan bara rättas i Fortnox. Försök igen när det är gjort.'
    : 'Fakturan har inte bokförts. Uppdatera den i Fortnox, eller kontrollera kundens moms där och försök igen.';
  return new FollowUpProblem(`Summorna skiljer sig: ${differences.join('; ')}. ${repair}`, {
    needs: isBooked ? null : 'sums',
    stops: 'Stopped',
  });
}

/** If Fortnox refuses an action, the invoice's state tells whether it was already done. */
async function actOnce(
  isDone: boolean,
  action: 'bookkeep' | 'externalprint',
  fortnoxInvoice: FortnoxInvoice,
  deadline: DeadlineOf,
): Promise<FortnoxInvoice> {
  if (isDone) return fortnoxInvoice;
  try {
    return await actOnInvoice(action, fortnoxInvoice.documentNumber, deadline());
  } catch (error) {
    if (!(error instanceof FortnoxProblem) || error.isTransient || error.about) throw error;
    const now = await findFortnoxInvoice(fortnoxInvoice.documentNumber, deadline());
    if (now && (action === 'bookkeep' ? now.isBooked : now.isSent)) return now;
    throw error;
  }
}
