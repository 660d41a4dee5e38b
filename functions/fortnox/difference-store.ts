import { AppError } from '../../shared/codes/errors.ts';
import { conflict } from '../../shared/codes/errors/changes.ts';
import { type Difference, differenceKey } from '../../shared/domain/fortnox/reconcile.ts';
import { Contention } from '../data/core/contention.ts';
import { keys } from '../data/core/keys.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { getItem, getRecord } from '../data/core/table.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { type DifferenceState, kindsOfChanges } from '../../shared/codes/fortnox-differences.ts';

const scope = 'fortnox-difference';

type StoredDifference = Difference & { differenceId: number; state: DifferenceState };

type Comparison = {
  found: readonly Difference[];
  known: ReadonlyMap<string, StoredDifference>;
  now: Date;
};

/**
 * Stores the result of a comparison: new and changed differences become Open, and those no longer found become Mended.
 * A settled difference stays settled until it changes.
 * @returns the timestamp of the last write, if any
 */
export async function keepDifferences({ found, known, now }: Comparison): Promise<string | undefined> {
  const timestamps: (string | undefined)[] = [];
  const current = new Map(found.map((one) => [differenceKey(one), one]));
  for (const [key, difference] of current) {
    const before = known.get(key);
    if (!before) timestamps.push(await unlessTaken(() => open(difference, now)));
    else if (before.state === 'Mended' || isChanged(before, difference)) {
      const changes = { ...difference, state: 'Open' as const, reason: '' };
      timestamps.push(await unlessTaken(() => change(before.differenceId, changes, now)));
    }
  }
  for (const [key, one] of known) {
    if (one.state === 'Mended' || current.has(key) || kindsOfChanges.includes(one.kind)) continue;
    timestamps.push(await unlessTaken(() => change(one.differenceId, { state: 'Mended' }, now)));
  }
  return timestamps.findLast((timestamp) => timestamp !== undefined);
}

function isChanged(before: StoredDifference, after: Difference): boolean {
  // Earlier versions stored what the credit came to as ours, which does not open again what a person has ticked off.
  const isOursSame = before.kind === 'unsettled' && before.state === 'Settled';
  return (
    (!isOursSame && withoutOre(before.ours) !== withoutOre(after.ours)) ||
    withoutOre(before.theirs) !== withoutOre(after.theirs)
  );
}

/** Earlier versions stored whole kronor without öre. */
const withoutOre = (text: string): string => text.replaceAll(',00\u00a0kr', '\u00a0kr');

async function open(difference: Difference, now: Date): Promise<string | undefined> {
  const unit = new UnitOfWork(0);
  await create(unit, difference, now);
  await unit.commit(null);
  return unit.changedAt;
}

async function create(unit: UnitOfWork, difference: Difference, now: Date): Promise<void> {
  const data = { ...difference, state: 'Open' as const, foundAt: now.toISOString(), reason: '' };
  const { id } = await unit.create('fortnox-difference', data);
  unit.reserveUnique(scope, differenceKey(difference), id);
}

/** Opens a difference in the transaction of the change that makes it, also where the same has been settled before. */
export async function stageDifference(unit: UnitOfWork, difference: Difference, now: Date): Promise<void> {
  const known = (await getItem(keys.unique(scope, differenceKey(difference)))) as { id: number } | undefined;
  if (!known) return create(unit, difference, now);
  const record = await getRecord('fortnox-difference', known.id);
  const changes = { ...difference, state: 'Open' as const, foundAt: now.toISOString(), reason: '' };
  unit.save(record, { ...record.data, ...changes });
}

type Changes = Partial<Difference> & { state: DifferenceState; reason?: string };

async function change(differenceId: number, changes: Changes, now: Date): Promise<string | undefined> {
  const unit = new UnitOfWork(0);
  const record = await getRecord('fortnox-difference', differenceId);
  const foundAt = changes.state === 'Open' ? now.toISOString() : record.data.foundAt;
  unit.save(record, { ...record.data, ...changes, foundAt });
  await unit.commit(null);
  return unit.changedAt;
}

/** A concurrent comparison or settlement won; the next comparison sees its result. */
async function unlessTaken(task: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof Contention) return undefined;
    throw error;
  }
}

/** The history shows who, when and why. @throws not_found; conflict when it is not open */
export async function stageTickedOff(
  unit: UnitOfWork,
  differenceId: number,
  reason: string,
): Promise<StoredRecord<'fortnox-difference'>> {
  const record = await getRecord('fortnox-difference', differenceId);
  if (record.data.state !== 'Open') throw new AppError(conflict, { message: 'Det är redan åtgärdat.' });
  return unit.save(record, { ...record.data, state: 'Settled', reason });
}
