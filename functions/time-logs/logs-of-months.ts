import type { Month } from '../../shared/lib/months.ts';
import { keys } from '../data/core/keys.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { findRecords, getItems, parseRecord, queryItems } from '../data/core/table.ts';
import { monthPrefix, timeLogMonth, timeLogScope } from './staff-time-log-store.ts';

type TimeLog = StoredRecord<'staff-time-log'>;

const maxUsers = 1_000;
/** By user, the ids of the logs that an earlier call found. The guard of each month confirms them. */
const idsOfUsers = new Map<number, readonly number[]>();

/**
 * A user's logs of these months, or only the newest log if these have none. Where an earlier call knows the ids, guards
 * and logs are read at once.
 */
export async function findTimeLogsOf(userId: number, months: readonly Month[]): Promise<TimeLog[]> {
  const ids = idsOfUsers.get(userId) ?? [];
  const known = ids.length > 0 ? await readKnown(userId, months, ids) : undefined;
  const logs = known ?? (await readUnknown(userId, months));
  return logs.filter(({ deleted }) => !deleted);
}

/** Undefined unless these are the logs of the months. */
async function readKnown(userId: number, months: readonly Month[], ids: readonly number[]) {
  const guards = months.map((month) => keys.unique(timeLogScope(userId), timeLogMonth(month)));
  const items = await getItems([...guards, ...ids.map((id) => keys.record('staff-time-log', id))]);
  const { pk } = keys.unique(timeLogScope(userId), '');
  const logs = items.filter((item) => item.pk !== pk).map((item) => parseRecord('staff-time-log', item));
  const opened = items.filter((item) => item.pk === pk).map((guard) => logs.find(({ id }) => id === guard['id']));
  const found = opened.filter((log) => log !== undefined);
  return found.length > 0 && found.length === opened.length ? found : undefined;
}

async function readUnknown(userId: number, months: readonly Month[]): Promise<TimeLog[]> {
  const guards = (await queryItems(keys.unique(timeLogScope(userId), '').pk, monthPrefix)).toReversed();
  const monthNumbers = new Set(months.map(timeLogMonth));
  const ofMonths = guards.filter(({ sk }) => monthNumbers.has(sk));
  const idsOf = (some: typeof guards) => some.map((guard) => guard['id'] as number);
  if (idsOfUsers.size >= maxUsers) idsOfUsers.clear();
  idsOfUsers.set(userId, idsOf(ofMonths));
  const ids = idsOf(ofMonths.length > 0 ? ofMonths : guards.slice(0, 1));
  const records = await findRecords(ids.map((id) => ['staff-time-log', id] as const));
  return ids.flatMap((id) => records.get('staff-time-log', id) ?? []);
}
