import { setTimeout as wait } from 'node:timers/promises';
import { recordActions } from '../../functions/data/core/actions.ts';
import { Contention } from '../../functions/data/core/contention.ts';
import { getNewestHistory } from '../../functions/data/core/history.ts';
import { invoiceSeries } from '../../functions/invoices/stores/invoice-store.ts';
import { keys } from '../../functions/data/core/keys.ts';
import type { Kind, StoredRecord } from '../../functions/data/core/records.ts';
import { findRecord, getItem, raiseCounter } from '../../functions/data/core/table.ts';
import { type UniqueValue, uniqueValuesOf } from '../../functions/records/unique-values.ts';
import { UnitOfWork } from '../../functions/data/core/unit-of-work.ts';
import { setDeveloper } from '../../functions/users/user-store.ts';

export type Outcome = 'written' | 'same' | { left: string };

const system = 0;
const attempts = 8;
const waitMs = 100;

export async function restoreRecord(was: StoredRecord): Promise<Outcome> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await restoreOnce(was);
    } catch (error) {
      if (!(error instanceof Contention) || attempt === attempts) throw error;
      await wait(waitMs * (attempt + 1));
    }
  }
}

async function restoreOnce(was: StoredRecord): Promise<Outcome> {
  const live = await findRecord(was.kind, was.id);
  const reason = live && (await mustStay(live));
  if (live && isSame(live, was)) return 'same';
  if (reason) return { left: reason };
  const unit = new UnitOfWork(system);
  const taken = await moveGuards(unit, live, was);
  if (taken) return { left: taken };
  if (was.kind === 'user') await setDeveloper(unit, was.id, isDeveloper(was));
  if (live) stageNext(unit, live, was);
  else for (const action of await actionsOfLost(was)) unit.add(action);
  await unit.commit(null);
  await raiseCounter(was.kind, was.id);
  if (was.kind === 'invoice') {
    await raiseCounter(invoiceSeries, (was as StoredRecord<'invoice'>).data.serialNumber);
  }
  return 'written';
}

function stageNext(unit: UnitOfWork, live: StoredRecord, was: StoredRecord): void {
  const data =
    was.kind === 'user' ? endingSessions(live as StoredRecord<'user'>, was as StoredRecord<'user'>) : was.data;
  if (was.deleted) unit.remove({ ...live, data });
  else unit.restore(live, data);
}

/** Restoring a PIN or a role changes it for signed-in users, so their sessions must end. */
function endingSessions(live: StoredRecord<'user'>, was: StoredRecord<'user'>): StoredRecord<'user'>['data'] {
  const sessionGeneration = Math.max(live.data.sessionGeneration, was.data.sessionGeneration) + 1;
  return { ...was.data, sessionGeneration };
}

/** The history of a missing record may remain, and lists may know a later version than the backup. */
async function actionsOfLost(was: StoredRecord) {
  const [newest] = await getNewestHistory(was.kind, was.id, { limit: 1 });
  const version = Math.max(was.version, newest?.version ?? 0) + 1;
  const after = { ...was, version, changedBy: system };
  return recordActions({ before: null, after, unlessReferred: false }, was.refs, {
    changedAt: new Date().toISOString(),
  });
}

function isSame(live: StoredRecord, was: StoredRecord): boolean {
  if (live.deleted && was.deleted) return true;
  return live.deleted === was.deleted && JSON.stringify(live.data) === JSON.stringify(was.data);
}

const isDeveloper = (user: StoredRecord) => !user.deleted && (user as StoredRecord<'user'>).data.role === 'Developer';

/** The reason to keep the live record, if it is more trustworthy than any backup. */
async function mustStay(live: StoredRecord): Promise<string | undefined> {
  const reason = stays[live.kind];
  if (reason) return reason;
  if (isErased(live)) return 'personuppgifterna är raderade';
  if (live.kind !== 'work-order') return undefined;
  const { status, invoiceId } = (live as StoredRecord<'work-order'>).data;
  if (status !== 'Invoiced' || invoiceId === null) return undefined;
  const invoice = await findRecord('invoice', invoiceId);
  return invoice && `den är fakturerad på ${invoice.data.invoiceCode}`;
}

const isErased = ({ data }: StoredRecord) => 'erasedAt' in data && data.erasedAt !== null;

const stays: { [K in Kind]?: string } = {
  invoice: 'fakturan är utfärdad',
  'system-secrets': 'hemligheterna i bruk är de nyaste',
  'fortnox-connection': 'kopplingen till Fortnox är den som gäller',
};

async function moveGuards(
  unit: UnitOfWork,
  live: StoredRecord | undefined,
  was: StoredRecord,
): Promise<string | undefined> {
  const wanted = uniqueValuesOf(was);
  const holderOf = async ({ scope, value }: UniqueValue) =>
    (await getItem(keys.unique(scope, value)))?.['id'] as number | undefined;
  for (const one of wanted) {
    const holder = await holderOf(one);
    if (holder === undefined) unit.reserveUnique(one.scope, one.value, was.id);
    else if (holder !== was.id) return `${one.value} används nu av ${was.kind} ${holder}`;
  }
  for (const one of live ? uniqueValuesOf(live) : []) {
    const isKept = wanted.some(({ scope, value }) => scope === one.scope && value === one.value);
    if (!isKept && (await holderOf(one)) === was.id) unit.releaseUnique(one.scope, one.value);
  }
  return undefined;
}
