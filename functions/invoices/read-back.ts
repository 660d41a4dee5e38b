import {
  type OwnCredits,
  type FortnoxInvoice,
  isUnsettledCredit,
  statusOf,
} from '../../shared/domain/fortnox/fortnox-invoice.ts';
import { isCreditOf } from '../../shared/domain/fortnox/reconcile.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { formatInstant } from '../../shared/lib/format.ts';
import { fortnox, lasting } from '../../shared/lib/deadlines.ts';
import { findByReference, listTheirInvoices } from '../fortnox/invoices.ts';
import type { CallDeadline } from '../fortnox/client.ts';
import { FortnoxProblem } from '../fortnox/problem.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { type ListedStatus, invoiceStatuses } from '../data/replica/lists/invoices.ts';
import { logFailure } from '../platform/log-failure.ts';
import { log } from '../platform/log.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { Contention } from '../data/core/contention.ts';
import { holdsWork } from './stores/cancelled-invoice.ts';
import { setInvoiceStatus } from './stores/invoice-status-store.ts';
import { stoppedFollowUps, keysUnder } from '../data/core/due.ts';
import { askForSettlement } from './stores/follow-up-store.ts';
import { finishFollowUp } from './stores/follow-up-attempt-store.ts';
import { followUpPrefix, keys } from '../data/core/keys.ts';
import { getFortnoxConnection } from '../settings/settings-store.ts';
import { getItem, getRecord } from '../data/core/table.ts';
import { endLock } from './end-lock.ts';

const hour = 60 * 60_000;
/** Fortnox uses Swedish time, and our clock may be ahead. */
const overlapMs = 6 * hour;
/** Whether a payment or a credit updates `lastmodified` is undocumented, so all invoices are read once a day. */
const wholeEveryMs = 24 * hour;
const deadline = (): CallDeadline => ({ initials: '', timeoutMs: lasting(fortnox.readBack) });

/**
 * Sets our invoices' statuses as in Fortnox: those changed since the last run, those that have fallen due, and once a
 * day all.
 * @param options.whole all of them, regardless of the last run
 */
export async function readBack(now: Date, { whole = false } = {}): Promise<void> {
  const { data } = await getFortnoxConnection();
  if (data.state !== 'Connected') return;
  const last = (await getItem(keys.fortnoxSync())) as { readAt?: number; wholeAt?: number } | undefined;
  const isWhole = whole || now.getTime() - (last?.wholeAt ?? 0) >= wholeEveryMs;
  const own = new Map(invoiceStatuses(await freshReplica()).map((one) => [one.invoiceCode, one]));
  const unsettled = await unsettledCredits();
  const since = formatInstant(new Date((last?.readAt ?? 0) - overlapMs).toISOString());
  const queries = isWhole ? [{}] : [{ lastmodified: since }, { filter: 'unpaidoverdue' }];
  let changed = 0;
  try {
    for (const query of queries) {
      for await (const their of listTheirInvoices('Läsa fakturastatus', query as Record<string, string>, deadline())) {
        const our = own.get(their.reference);
        if (!our || isCreditOf(our, their)) continue;
        if (await takeOver(their, our, { today: dayOf(now), isWhole })) changed += 1;
        await noteSettlement(their, our.invoiceId, unsettled, now);
      }
    }
  } catch (error) {
    // The next run covers the same period; problems with the link are shown on the link.
    if (!(error instanceof FortnoxProblem)) throw error;
    logFailure('invoice-status', error, {});
    return;
  }
  const readAt = now.getTime();
  await updateIf(keys.fortnoxSync(), {
    set: { readAt, ...(isWhole && { wholeAt: readAt }) },
  });
  log('info', { event: 'invoice-status-read', changed, isWhole });
}

type ReadBackOptions = { today: string; isWhole: boolean };

async function takeOver(
  their: FortnoxInvoice,
  own: ListedStatus,
  { today, isWhole }: ReadBackOptions,
): Promise<boolean> {
  const status = (credits: OwnCredits) => statusOf(their, today, credits);
  if (own.status === 'Cancelled') {
    // Those cancelled before their work orders were released with them.
    if (!isWhole || !(await holdsWork(await getRecord('invoice', own.invoiceId)))) return false;
  } else if (status(own) === own.status && their.balanceOre === own.balanceOre) return false;
  if (their.isCancelled && (await livesOn(their))) return false;
  if (await isCopy(their, own)) return false;
  try {
    const { isChanged, lockedProject: locked } = await setInvoiceStatus(own.invoiceId, status, their.balanceOre);
    if (locked !== undefined) await endLock(locked);
    if (isChanged && their.isCancelled) await finishFollowUp(own.invoiceId, 'accounting', new Date());
    return isChanged;
  } catch (error) {
    // Another lock holds the project: the next run tries again.
    if (!(error instanceof Contention)) throw error;
    logFailure('invoice-status', error, { invoiceId: own.invoiceId });
    return false;
  }
}

/** Cancelling one of two invoices with the same reference there corrects a duplicate. */
async function livesOn({ reference }: FortnoxInvoice): Promise<boolean> {
  return (await findByReference(reference, deadline())).some(({ isCancelled }) => !isCancelled);
}

/** If several have our reference, the one with our number counts, or else the first: statuses come in any order. */
async function isCopy(their: FortnoxInvoice, { serialNumber }: ListedStatus): Promise<boolean> {
  if (their.documentNumber === String(serialNumber)) return false;
  const living = (await findByReference(their.reference, deadline())).filter(({ isCancelled }) => !isCancelled);
  const numbers = living.map(({ documentNumber }) => Number(documentNumber));
  return numbers.some((number) => number === serialNumber || number < Number(their.documentNumber));
}

async function unsettledCredits(): Promise<Set<number>> {
  const stopped = await keysUnder(stoppedFollowUps);
  return new Set(
    stopped.filter(({ sk }) => sk === `${followUpPrefix}settlement`).map(({ pk }) => Number(pk.split('#')[1])),
  );
}

async function noteSettlement(their: FortnoxInvoice, invoiceId: number, unsettled: Set<number>, now: Date) {
  if (isUnsettledCredit(their)) await askForSettlement(invoiceId, now);
  else if (unsettled.has(invoiceId)) await finishFollowUp(invoiceId, 'settlement', now);
}
