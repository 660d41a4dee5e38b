import { type Action, listDeletion, recordActions } from '../../functions/data/core/actions.ts';
import { retryContention } from '../../functions/data/core/contention.ts';
import { getNewestHistory } from '../../functions/data/core/history.ts';
import { invoiceSeries } from '../../functions/invoices/stores/invoice-store.ts';
import { keys } from '../../functions/data/core/keys.ts';
import type { Kind, StoredRecord } from '../../functions/data/core/records.ts';
import { findRecord, getItem, raiseCounter } from '../../functions/data/core/table.ts';
import { type UniqueValue, uniqueValuesOf } from '../../functions/records/unique-values.ts';
import { UnitOfWork } from '../../functions/data/core/unit-of-work.ts';
import { setDeveloper } from '../../functions/users/user-store.ts';
import { isRestorable } from '../../shared/codes/kinds.ts';
import { listedDays } from '../../shared/schemas/history.ts';

export type Outcome = 'written' | 'same' | { left: string };

/** No user. */
const system = 0;
const maxRetries = 20;

/**
 * Writes a record as the backup has it, as a new version. The system's own records, issued invoices and erased persons
 * stay as they are.
 * @returns what was done, or `left` with the reason
 */
export function restoreRecord(backup: StoredRecord): Promise<Outcome> {
  return retryContention(maxRetries, () => restoreOnce(backup));
}

async function restoreOnce(backup: StoredRecord): Promise<Outcome> {
  const live = await findRecord(backup.kind, backup.id);
  if (live && isSame(live, backup)) return 'same';
  const reason = live && (await reasonToKeep(live));
  if (reason) return { left: reason };
  const unit = new UnitOfWork(system);
  const taken = await moveReservations(unit, live, backup);
  if (taken) return { left: taken };
  if (backup.kind === 'user') await setDeveloper(unit, backup.id, isDeveloper(backup));
  if (live) stageNext(unit, live, backup);
  else for (const action of await creationOf(backup)) unit.add(action);
  // Before the record is there: what ends in between leaves out a number, and never gives one twice.
  await raiseCounter(backup.kind, backup.id);
  if (backup.kind === 'invoice') {
    await raiseCounter(invoiceSeries, (backup as StoredRecord<'invoice'>).data.serialNumber);
  }
  await unit.commit(null);
  return 'written';
}

function stageNext(unit: UnitOfWork, live: StoredRecord, backup: StoredRecord): void {
  const data =
    backup.kind === 'user'
      ? withSessionsEnded(live as StoredRecord<'user'>, backup as StoredRecord<'user'>)
      : backup.data;
  if (backup.deleted) unit.removeAs(live, data);
  else unit.restore(live, data);
}

/** Restoring a PIN or a role changes it for signed-in users, so their sessions must end. */
function withSessionsEnded(live: StoredRecord<'user'>, backup: StoredRecord<'user'>): StoredRecord<'user'>['data'] {
  const sessionGeneration = Math.max(live.data.sessionGeneration, backup.data.sessionGeneration) + 1;
  return { ...backup.data, sessionGeneration };
}

/** The history of a missing record may remain, and lists may know a later version than the backup. */
async function creationOf(backup: StoredRecord): Promise<Action[]> {
  const [newest] = await getNewestHistory(backup.kind, backup.id, { limit: 1 });
  const version = Math.max(backup.version, newest?.version ?? 0) + 1;
  const after = { ...backup, version, changedBy: system };
  const changedAt = new Date().toISOString();
  const creation = recordActions({ before: null, after, unlessReferred: false }, backup.refs, { changedAt });
  if (!isListedAsDeleted(backup)) return creation;
  const by = { deletedAt: backup.changedAt, deletedBy: backup.changedBy };
  return [...creation, listDeletion(after, changedAt, by)];
}

function isListedAsDeleted({ kind, deleted, changedAt }: StoredRecord): boolean {
  const since = Date.now() - listedDays * 24 * 60 * 60 * 1000;
  return deleted && isRestorable(kind) && Date.parse(changedAt) > since;
}

function isSame(live: StoredRecord, backup: StoredRecord): boolean {
  if (live.deleted && backup.deleted) return true;
  return live.deleted === backup.deleted && JSON.stringify(live.data) === JSON.stringify(backup.data);
}

const isDeveloper = (user: StoredRecord) => !user.deleted && (user as StoredRecord<'user'>).data.role === 'Developer';

/** The reason to keep the live record, if it is more trustworthy than any backup. */
async function reasonToKeep(live: StoredRecord): Promise<string | undefined> {
  const reason = keptKinds[live.kind];
  if (reason) return reason;
  if (isErased(live)) return 'personuppgifterna är raderade';
  if (live.kind !== 'work-order') return undefined;
  const { status, invoiceId } = (live as StoredRecord<'work-order'>).data;
  if (status !== 'Invoiced' || invoiceId === null) return undefined;
  const invoice = await findRecord('invoice', invoiceId);
  return invoice && `den är fakturerad på ${invoice.data.invoiceCode}`;
}

const isErased = ({ data }: StoredRecord) => 'erasedAt' in data && data.erasedAt !== null;

const keptKinds: { [K in Kind]?: string } = {
  invoice: 'fakturan är utfärdad',
  'system-secrets': 'hemligheterna i bruk är de nyaste',
  'fortnox-connection': 'kopplingen till Fortnox är den som gäller',
};

/** @returns the reason that the record cannot be restored: another has one of its unique values */
async function moveReservations(
  unit: UnitOfWork,
  live: StoredRecord | undefined,
  backup: StoredRecord,
): Promise<string | undefined> {
  const wanted = uniqueValuesOf(backup);
  const holderOf = async ({ scope, value }: UniqueValue) =>
    (await getItem(keys.unique(scope, value)))?.['id'] as number | undefined;
  for (const one of wanted) {
    const holder = await holderOf(one);
    if (holder === undefined) unit.reserveUnique(one.scope, one.value, backup.id);
    else if (holder !== backup.id) return `${one.value} används nu av ${backup.kind} ${holder}`;
  }
  for (const one of live ? uniqueValuesOf(live) : []) {
    const isKept = wanted.some(({ scope, value }) => scope === one.scope && value === one.value);
    if (!isKept && (await holderOf(one)) === backup.id) unit.releaseUnique(one.scope, one.value);
  }
  return undefined;
}
