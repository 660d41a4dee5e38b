import type { DifferenceKind } from '../../shared/codes/fortnox-differences.ts';
import { emptyTextsOf } from '../../shared/domain/fortnox/invoice-fields.ts';
import { type Difference, type KlangInvoice, isCreditOf, reconcile } from '../../shared/domain/fortnox/reconcile.ts';
import { fortnoxSums } from '../../shared/domain/fortnox/fortnox-sums.ts';
import type { FortnoxInvoice } from '../../shared/domain/fortnox/fortnox-invoice.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { inWords } from '../../shared/lib/text.ts';
import { toOre } from '../../shared/lib/money.ts';
import type { CallDeadline } from '../fortnox/client.ts';
import { findFortnoxInvoice, listTheirInvoices } from '../fortnox/invoices.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { type KnownDifference, knownDifferences } from '../data/replica/lists/differences.ts';
import { fortnoxCustomerNumbers, invoicesToReconcile, sharedFortnoxNumbers } from '../data/replica/lists/invoices.ts';
import { keepDifferences } from '../fortnox/difference-store.ts';
import { followUpOf } from './stores/follow-up-store.ts';
import { getInvoiceWithItems, printedInvoice } from './stores/invoice-lines.ts';
import { keys } from '../data/core/keys.ts';
import { getItems } from '../data/core/table.ts';

type CompareOptions = { deadline: () => CallDeadline; now: Date; knownChangedAt?: string | undefined };
export type Comparison = { differences: Difference[]; compared: number; changedAt: string | undefined };

/**
 * Compares everything that Fortnox's lists contain about the invoices in both books, and stores the differences. Lists
 * lack VAT, credits and texts, so these are checked again only where they differed before.
 */
export async function compareBooks({ deadline, now, knownChangedAt }: CompareOptions): Promise<Comparison> {
  const registered = await registeredInvoices(invoicesToReconcile(await freshReplica({ knownChangedAt })));
  const theirs: FortnoxInvoice[] = [];
  for await (const one of listTheirInvoices('Stämma av fakturor', {}, deadline())) theirs.push(one);
  const db = await freshReplica({ knownChangedAt });
  const known = knownDifferences(db);
  const unlisted = [...known.values()].filter(({ kind, state }) => isUnlisted(kind) && state !== 'Mended');
  const wholes = await invoicesWithItems(unlisted, deadline);
  const ours = await Promise.all(invoicesToReconcile(db).map((one) => withPrinted(one, wholes)));
  const whole = (one: FortnoxInvoice) => wholes.get(one.documentNumber) ?? one;
  const customerNumbers = fortnoxCustomerNumbers(db);
  const differences = [
    ...reconcile(ours, theirs.map(whole), dayOf(now), { registered, customerNumbers }),
    ...sharedFortnoxNumbers(db).map(rowOfSharedNumber),
  ];
  // Statuses are read back automatically before anybody could act on them.
  const lasting = differences.filter(({ kind }) => kind !== 'status');
  const changedAt = await keepDifferences({ found: lasting, known, now });
  return { differences, compared: ours.length, changedAt };
}

function rowOfSharedNumber({ number, names }: { number: string; names: readonly string[] }): Difference {
  const nobody = { invoiceCode: '', invoiceId: null, customerName: names[0] ?? '' };
  return {
    kind: 'sameNumber',
    ...nobody,
    ours: inWords(names),
    theirs: number,
    documentNumber: `kundnummer ${number}`,
  };
}

async function invoicesWithItems(
  differences: readonly KnownDifference[],
  deadline: () => CallDeadline,
): Promise<Map<string, FortnoxInvoice>> {
  const byNumber = new Map<string, FortnoxInvoice>();
  for (const number of new Set(differences.flatMap(({ documentNumber }) => documentNumber.split(', ')))) {
    const their = await findFortnoxInvoice(number, deadline());
    if (their) byNumber.set(number, their);
  }
  return byNumber;
}

/** What lists do not have. */
const isUnlisted = (kind: DifferenceKind) => kind === 'vat' || kind === 'creditedThere' || kind === 'texts';

/**
 * With what only the whole invoices tell. Fortnox computes VAT from the rows, so öre of VAT that an invoice states
 * beyond that are rounding there.
 */
async function withPrinted(our: KlangInvoice, wholes: ReadonlyMap<string, FortnoxInvoice>): Promise<KlangInvoice> {
  const their = [...wholes.values()].find(({ reference }) => reference === our.invoiceCode);
  if (!their) return our;
  const document = printedInvoice(await getInvoiceWithItems(our.invoiceId));
  const { vatTotalRounded } = fortnoxSums(document);
  return { ...our, vatOre: toOre(vatTotalRounded), emptyTexts: emptyTextsOf(document) };
}

/**
 * Compares what lists do not have of one invoice: its VAT, whether it has been credited there, and the texts that
 * Fortnox takes from the customer's card.
 */
export async function compareWithItems(
  documentNumber: string,
  { deadline, now }: CompareOptions,
): Promise<string | undefined> {
  const their = await findFortnoxInvoice(documentNumber, deadline());
  if (!their) return undefined;
  const db = await freshReplica();
  const wholes = new Map([[documentNumber, their]]);
  // A credit that was made there has the reference of its debit, and tells nothing of it.
  const isSame = (our: KlangInvoice) => our.invoiceCode === their.reference && !isCreditOf(our, their);
  const same = invoicesToReconcile(db).filter(isSame);
  if (same.length === 0) return undefined;
  const ours = await Promise.all(same.map((one) => withPrinted(one, wholes)));
  const found = reconcile(ours, [their], dayOf(now)).filter(({ kind }) => isUnlisted(kind));
  const isOfIt = ({ kind, invoiceCode }: KnownDifference) => isUnlisted(kind) && invoiceCode === their.reference;
  const known = new Map([...knownDifferences(db)].filter(([, one]) => isOfIt(one)));
  return keepDifferences({ found, known, now });
}

async function registeredInvoices(ours: readonly KlangInvoice[]): Promise<Set<number>> {
  const created = ours.filter(({ status }) => status === 'Created');
  const registrations = await getItems(created.map(({ invoiceId }) => keys.followUp(invoiceId, 'accounting')));
  const done = registrations.map(followUpOf).filter(({ state }) => state === 'Done');
  return new Set(done.map(({ invoiceId }) => invoiceId));
}
