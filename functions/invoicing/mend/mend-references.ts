import type { Finding } from '../../../shared/schemas/dev.ts';
import { fullName } from '../../../shared/domain/contact.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { updateIf } from '../../stores/core/conditional-update.ts';
import { keys } from '../../stores/core/keys.ts';
import type { Stored } from '../../stores/core/records.ts';
import { findRecords, getItems } from '../../stores/core/table.ts';
import { idsAfter } from './ids-after.ts';
import type { Step } from './step.ts';

type Counted = 'customer' | 'project' | 'contact' | 'address';

const atATime = 500;

/** What refers to each record, as `UnitOfWork.refer` counts it: the id it refers to, once for each time. */
const referrers: Record<Counted, string> = {
  customer: 'SELECT customer_id AS id FROM project WHERE deleted = 0',
  // A credit takes no reference of its own.
  project: "SELECT project_id AS id FROM invoice WHERE deleted = 0 AND invoice_type = 'Debit'",
  contact: 'SELECT main_contact_id AS id FROM project WHERE deleted = 0',
  address: `
    SELECT invoice_address_id AS id FROM project WHERE deleted = 0
    UNION ALL SELECT object_address_id FROM project WHERE deleted = 0
    UNION ALL SELECT address_id FROM project_address
      JOIN project ON project.id = project_address.project_id WHERE deleted = 0 AND is_primary = 1`,
};

/** The index of the feed is behind the table by less than this. */
const settlesMs = 2_000;

type Difference = { record: Stored<Counted>; expected: number };

/**
 * Counts anew what refers to each record. The lists that it counts in may be behind, so only a difference that is the
 * same at a second look is mended, and only while the count is as it was read.
 */
export function mendReferences(kind: Counted): Step {
  return async (after) => {
    const ids = await idsAfter(kind, after, atATime);
    const last = ids.length < atATime ? undefined : ids.at(-1);
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
      const { isDone } = await updateIf(keys.record(kind, record.id), {
        expression: 'SET refs = :expected',
        condition: record.refs === 0 ? '(attribute_not_exists(refs) OR refs = :seen)' : 'refs = :seen',
        values: { ':expected': expected, ':seen': record.refs },
      });
      const what = `${nameOf(record)} räknade ${record.refs} hänvisningar till sig och har ${expected}.`;
      findings.push({ what, isMended: isDone });
    }
    return { findings, last };
  };
}

async function differences(kind: Counted, ids: readonly number[]): Promise<Difference[]> {
  // The counts before what is counted: what comes in between makes the condition fail, not the count wrong.
  const found = await findRecords(ids.map((id) => [kind, id] as const));
  const expected = await counts(kind, ids);
  const claimed = kind === 'project' ? await claimedProjects(ids) : new Set<number>();
  return ids.flatMap((id) => {
    const record = found.get(kind, id);
    if (!record || record.deleted || claimed.has(id)) return [];
    return record.refs === (expected.get(id) ?? 0) ? [] : [{ record, expected: expected.get(id) ?? 0 }];
  });
}

async function counts(kind: Counted, ids: readonly number[]): Promise<Map<number, number>> {
  const db = await freshReplica();
  const sql = `SELECT id, count(*) AS number FROM (${referrers[kind]}) WHERE id IN (SELECT value FROM json_each(?)) GROUP BY id`;
  const rows = db.all<{ id: number; number: number }>(sql, [JSON.stringify(ids)]);
  const all = new Map(rows.map(({ id, number }) => [id, number]));
  if (kind === 'address') for (const id of await mainAddressIds()) all.set(id, (all.get(id) ?? 0) + 1);
  return all;
}

/** Of the customers, whose main address no list has. */
async function mainAddressIds(): Promise<number[]> {
  const db = await freshReplica();
  const customers = db.all<{ id: number }>('SELECT id FROM customer WHERE deleted = 0').map(({ id }) => id);
  const found = await findRecords(customers.map((id) => ['customer', id] as const));
  return customers.flatMap((id) => {
    const customer = found.get('customer', id);
    return customer && !customer.deleted ? (customer.data.mainAddressId ?? []) : [];
  });
}

/** A claim holds its project too, for as long as it lasts. */
async function claimedProjects(ids: readonly number[]): Promise<Set<number>> {
  const claims = await getItems(ids.map((id) => keys.claim(id)));
  return new Set(claims.map(({ pk }) => Number(pk.split('#')[1])));
}

function nameOf({ kind, id, data }: Stored<Counted>): string {
  if ('projectCode' in data) return `Projekt ${data.projectCode}`;
  if ('firstName' in data) return `Personen ${fullName(data)}`;
  return kind === 'address' ? `Adress ${id}` : `Kunden ${'name' in data ? data.name : id}`;
}
