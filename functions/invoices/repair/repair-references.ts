import type { Finding } from '../../../shared/schemas/dev.ts';
import { fullName } from '../../../shared/domain/contact.ts';
import { type CountedKind, countReferences } from '../../data/replica/counted-references.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { idsAfter } from '../../data/replica/ids.ts';
import { any, equals, lacks } from '../../data/core/condition.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
import { keys } from '../../data/core/keys.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords, getItems } from '../../data/core/table.ts';
import { type Step, lastOf } from './step.ts';

const atATime = 500;

/** Longer than the feed's index lags behind the table. */
const settlesMs = 2_000;

type Difference = { record: StoredRecord<CountedKind>; expected: number };

/**
 * Recounts the references to each record. The replica may lag, so a difference is repaired only if a second look
 * confirms it, and only if the count is unchanged.
 */
export function repairReferences(kind: CountedKind): Step {
  return async (after) => {
    const ids = idsAfter(await freshReplica(), kind, after, atATime);
    const last = lastOf(ids, atATime);
    const first = await differences(kind, ids);
    if (first.length === 0) return { findings: [], last };
    await new Promise((resolve) => setTimeout(resolve, settlesMs));
    const again = await differences(
      kind,
      first.map(({ record }) => record.id),
    );
    const findings: Finding[] = [];
    for (const { record, expected } of again) {
      const isSame = first.some((one) => one.record.id === record.id && one.expected === expected);
      if (!isSame) continue;
      const isAsSeen = equals({ refs: record.refs });
      const { isDone } = await updateIf(keys.record(kind, record.id), {
        set: { refs: expected },
        onlyIf: record.refs === 0 ? any(lacks('refs'), isAsSeen) : isAsSeen,
      });
      const what = `${nameOf(record)} räknade ${record.refs} hänvisningar till sig och har ${expected}.`;
      findings.push({ what, isMended: isDone });
    }
    return { findings, last };
  };
}

async function differences(kind: CountedKind, ids: readonly number[]): Promise<Difference[]> {
  // Reads counts first: a concurrent change then fails the condition instead of causing a wrong count.
  const records = await findRecords(ids.map((id) => [kind, id] as const));
  const expected = await counts(kind, ids);
  const locked = kind === 'project' ? await lockedProjects(ids) : new Set<number>();
  return ids.flatMap((id) => {
    const record = records.get(kind, id);
    if (!record || record.deleted || locked.has(id)) return [];
    return record.refs === (expected.get(id) ?? 0) ? [] : [{ record, expected: expected.get(id) ?? 0 }];
  });
}

async function counts(kind: CountedKind, ids: readonly number[]): Promise<Map<number, number>> {
  const db = await freshReplica();
  const all = countReferences(db, kind, ids);
  if (kind === 'address') for (const id of await mainAddressIds()) all.set(id, (all.get(id) ?? 0) + 1);
  return all;
}

/** The feed does not carry them. */
async function mainAddressIds(): Promise<number[]> {
  const db = await freshReplica();
  const customers = idsAfter(db, 'customer', 0);
  const records = await findRecords(customers.map((id) => ['customer', id] as const));
  return customers.flatMap((id) => {
    const customer = records.get('customer', id);
    return customer && !customer.deleted ? (customer.data.mainAddressId ?? []) : [];
  });
}

/** A lock also counts as a reference to its project. */
async function lockedProjects(ids: readonly number[]): Promise<Set<number>> {
  const locks = await getItems(ids.map((id) => keys.projectLock(id)));
  return new Set(locks.map(({ pk }) => Number(pk.split('#')[1])));
}

function nameOf({ kind, id, data }: StoredRecord<CountedKind>): string {
  if ('projectCode' in data) return `Projekt ${data.projectCode}`;
  if ('firstName' in data) return `Personen ${fullName(data)}`;
  return kind === 'address' ? `Adress ${id}` : `Kunden ${'name' in data ? data.name : id}`;
}
