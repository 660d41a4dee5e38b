import { type RestorableKind, hasHistoryView } from '../../../shared/codes/kinds.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { forbidden, notFound } from '../../../shared/codes/errors/every-call.ts';
import { changedSince, locked, notRestorable } from '../../../shared/codes/errors/locks.ts';
import { mayRestore } from '../../../shared/contract/restoring.ts';
import { canReadTimeLog } from '../../../shared/domain/staff-time-log.ts';
import { isInvoiced } from '../../../shared/domain/work-order-rules.ts';
import { formatInstant } from '../../../shared/lib/format.ts';
import { type RestoredRecord } from '../../../shared/schemas/history.ts';
import { type Contents, type StoredHistoryEntry, contentsBefore, getNewestHistory } from '../../data/core/history.ts';
import { type Data, type StoredRecord, records } from '../../data/core/records.ts';
import { findRecord } from '../../data/core/table.ts';
import { differencesInWords } from '../../data/history/history-view.ts';
import { fullNameOf } from '../../data/history/full-name.ts';
import type { Restorer, RestoreContext } from './restorer.ts';

/**
 * Undo neither changes nor compares these fields: one ends the sessions of a user, the other says who a customer is in
 * Fortnox.
 */
const keptFields = ['sessionGeneration', 'fortnoxCustomerNumber'];

/**
 * @throws not_found; forbidden; changed_since, which names who has changed what since then; the errors of the kind's
 * own rules
 */
export async function stageRestoration<K extends RestorableKind>(
  restorer: Restorer<K>,
  kind: K,
  { id, to, expected }: RestoredRecord,
  by: RestoreContext,
): Promise<StoredRecord<K>> {
  const record = await findRecord(kind, id);
  if (!record || to >= record.version || expected > record.version) throw new AppError(notFound);
  requireRight(record, by.user);
  requireNotErased(record);
  requireOpen(record);

  const oldest = Math.min(to, expected);
  const newer = await getNewestHistory(kind, id, { limit: record.version - oldest + 1 });
  if (newer.at(-1)?.version !== oldest) throw new AppError(notFound);
  const after = (version: number) => newer.filter((entry) => entry.version > version);
  await requireUnchanged(record, contentsBefore(record, after(expected)), after(expected), by.user.userId);

  const past = contentsBefore(record, after(to));
  if (past.deleted) throw new AppError(notRestorable, { message: 'Versionen är raderad.' });
  await restorer(record, parsed(kind, past), by);
  by.unit.noteRestored(record, newer.find(({ version }) => version === to)!.changedAt);
  return record;
}

function requireRight(record: StoredRecord, user: RestoreContext['user']): void {
  const kind = record.kind as RestorableKind;
  if (!mayRestore(user.role, kind, record.deleted)) throw new AppError(forbidden);
  if (kind !== 'staff-time-log') return;
  const { userId } = record.data as Data<'staff-time-log'>;
  if (!canReadTimeLog(user, userId)) throw new AppError(forbidden);
}

function requireNotErased({ data }: StoredRecord): void {
  const { erasedAt, dateHealthRemoved } = data as { erasedAt?: string | null; dateHealthRemoved?: string | null };
  if (erasedAt)
    throw new AppError(notRestorable, { message: 'Personuppgifterna är raderade, och det går inte att ångra.' });
  if (dateHealthRemoved) {
    throw new AppError(notRestorable, {
      message: 'Tidloggens hälsouppgifter är gallrade, och det går inte att ångra.',
    });
  }
}

function requireOpen({ kind, data }: StoredRecord): void {
  if (kind !== 'work-order') return;
  if (!isInvoiced(data as Data<'work-order'>)) return;
  throw new AppError(locked, {
    message: 'Insatsen är fakturerad, och det går inte att ångra. Kreditera fakturan i stället.',
  });
}

function parsed<K extends RestorableKind>(kind: K, { data }: Contents): Data<K> {
  const result = records[kind].safeParse(data);
  if (result.success) return result.data as Data<K>;
  throw new AppError(notRestorable, {
    message: 'Versionen är från en tid då uppgifterna såg annorlunda ut, och går inte att återställa.',
    cause: result.error,
  });
}

async function requireUnchanged(
  record: StoredRecord,
  expected: Contents,
  since: readonly StoredHistoryEntry[],
  userId: number,
): Promise<void> {
  const kind = record.kind as RestorableKind;
  const was = parsed(kind, expected) as Record<string, unknown>;
  const is = record.data as Record<string, unknown>;
  const changed = Object.keys(is).filter(
    (field) => !keptFields.includes(field) && JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  if (expected.deleted !== record.deleted) changed.push('deleted');
  if (changed.length === 0) return;

  const latest = since.find((entry) => changed.some((field) => field in entry.after || field in entry.before));
  const who = await nameOf(latest?.changedBy ?? record.changedBy, userId);
  const did = record.deleted ? 'raderade' : expected.deleted ? 'återställde' : 'ändrade';
  const when = formatInstant(latest?.changedAt ?? record.changedAt);
  const changes =
    hasHistoryView(kind) && record.deleted === expected.deleted ? await differencesInWords(kind, was, is) : [];
  const { name } = await fullNameOf(record);
  throw new AppError(changedSince, {
    message: [`${who} ${did} ${name} ${when}. Det går därför inte att ångra.`, ...changes].join('\n'),
    facts: { changes },
  });
}

async function nameOf(changedBy: number, userId: number): Promise<string> {
  if (changedBy === userId) return 'Du själv';
  const user = changedBy > 0 ? await findRecord('user', changedBy) : undefined;
  return user ? `${user.data.firstName} ${user.data.lastName} (${user.data.initials})` : 'Klang';
}
