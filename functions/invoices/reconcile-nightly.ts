import { dayOf } from '../../shared/lib/days.ts';
import { formatInstant } from '../../shared/lib/format.ts';
import type { CallDeadline } from '../fortnox/client.ts';
import { listTheirInvoices } from '../fortnox/invoices.ts';
import { FortnoxProblem } from '../fortnox/problem.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { openDifferences } from '../data/replica/lists/differences.ts';
import { invoiceStatuses } from '../data/replica/lists/invoices.ts';
import { logFailure } from '../platform/log-failure.ts';
import { countForAlarm, log } from '../platform/log.ts';
import { findReconciliation, keepVatProgress, noteBegun, noteReconciled } from '../fortnox/reconciliation-store.ts';
import { getFortnoxConnection } from '../settings/settings-store.ts';
import { compareBooks, compareWithItems } from './compare-books.ts';
import { readBack } from './read-back.ts';

/** Fortnox uses Swedish time, and our clock may be ahead. */
const overlapMs = 6 * 60 * 60_000;
const marginMs = 5_000;

/**
 * The nightly comparison of both books: statuses, then everything in Fortnox's lists, then VAT of what changed in
 * Fortnox since the night before, one call each. The next run continues if time runs out.
 * @param until deadline in milliseconds
 */
export async function reconcileNightly(now: Date, until: number): Promise<void> {
  const today = dayOf(now);
  const night = await findReconciliation();
  const { data } = await getFortnoxConnection();
  if (data.state !== 'Connected' || night.doneOn === today) return;
  const deadline = (): CallDeadline => ({ initials: '', timeoutMs: Math.max(0, until - marginMs - Date.now()) });
  try {
    if (night.begunOn !== today) {
      await noteBegun(today, now);
      await readBack(now, { whole: true });
    }
    const { compared, changedAt } = await compareBooks({ deadline, now });
    const after = night.begunOn === today ? night.vatAfter : '';
    const taxes = await compareTaxes(night.since, after, { deadline, now, until });
    if (!taxes.isWhole) return log('info', { event: 'books-not-compared-yet', compared });
    await noteReconciled(today);
    const open = openDifferences(await freshReplica({ knownChangedAt: taxes.changedAt ?? changedAt })).length;
    log('info', { event: 'books-compared', compared, open });
    if (open > 0) countForAlarm('FortnoxDifferences', { event: 'books-differ', open });
  } catch (error) {
    // The next run continues here; problems with the link are shown on the link.
    if (!(error instanceof FortnoxProblem)) throw error;
    logFailure('comparison-of-books', error, {});
  }
}

type Run = { deadline: () => CallDeadline; now: Date; until: number };

async function compareTaxes(
  since: string,
  after: string,
  { deadline, now, until }: Run,
): Promise<{ isWhole: boolean; changedAt?: string | undefined }> {
  const ours = new Set(invoiceStatuses(await freshReplica()).map(({ invoiceCode }) => invoiceCode));
  const changed = new Set<string>();
  const query: Record<string, string> = {};
  if (since) query['lastmodified'] = formatInstant(new Date(Date.parse(since) - overlapMs).toISOString());
  for await (const { documentNumber, reference } of listTheirInvoices('Läsa ändrade fakturor', query, deadline())) {
    if (ours.has(reference)) changed.add(documentNumber);
  }
  let changedAt: string | undefined;
  for (const documentNumber of [...changed].filter((number) => number > after).sort()) {
    if (Date.now() > until - 2 * marginMs) return { isWhole: false };
    changedAt = (await compareWithItems(documentNumber, { deadline, now })) ?? changedAt;
    await keepVatProgress(documentNumber);
  }
  return { isWhole: true, changedAt };
}
