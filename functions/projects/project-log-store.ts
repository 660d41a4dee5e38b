import { AppError } from '../../shared/codes/errors.ts';
import { forbidden } from '../../shared/codes/errors/every-call.ts';
import { writtenBySystem } from '../../shared/codes/errors/locks.ts';
import { isManual, mayChangeLog } from '../../shared/domain/project-log-rules.ts';
import { type ProjectLogType, projectLogTypes } from '../../shared/codes/projects.ts';
import type { SignedInUser } from '../users/signed-in.ts';
import { keys, logEntryPrefix } from '../data/core/keys.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { findRecords, nextNumber, queryItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

type Entry = {
  projectId: number;
  logType: ProjectLogType;
  message: string;
  now: Date;
  userId?: number;
};

/** Taken beforehand where the entry is staged inside `commitNumbered`. */
export const nextLogId = (): Promise<number> => nextNumber('project-log');

/** In the transaction of the logged change. Takes three actions. */
export function stageLogEntry(unit: UnitOfWork, id: number, { now, ...entry }: Entry): StoredRecord<'project-log'> {
  unit.put({ ...keys.logEntry(entry.projectId, id), projectLogId: id });
  return unit.createWithId('project-log', id, { userId: unit.userId, ...entry, dateCreated: now.toISOString() });
}

export async function logOnProject(
  unit: UnitOfWork,
  { sentences, ...entry }: Omit<Entry, 'message'> & { sentences: readonly string[] },
): Promise<void> {
  if (sentences.length > 0) stageLogEntry(unit, await nextLogId(), { ...entry, message: sentences.join('\n') });
}

/** @throws written_by_system; forbidden unless the user wrote it or is a SuperAdmin */
export function requireMayChange(
  user: Pick<SignedInUser, 'userId' | 'role'>,
  { data }: StoredRecord<'project-log'>,
): void {
  const entry = { userId: data.userId, logType: projectLogTypes.indexOf(data.logType) };
  if (!isManual(entry)) throw new AppError(writtenBySystem);
  if (mayChangeLog(user, entry)) return;
  throw new AppError(forbidden, {
    message: 'Bara den som skrev meddelandet, eller en superadmin, får ändra eller ta bort det.',
  });
}

export async function getLog(projectId: number): Promise<StoredRecord<'project-log'>[]> {
  const items = await queryItems(keys.record('project', projectId).pk, logEntryPrefix);
  const ids = items.map((item) => item['projectLogId'] as number);
  const records = await findRecords(ids.map((id) => ['project-log', id] as const));
  const entries = ids.flatMap((id) => {
    const entry = records.get('project-log', id);
    return entry && !entry.deleted ? [entry] : [];
  });
  return entries.sort((a, b) => compare(b.data, a.data) || b.id - a.id);
}

function compare(a: Data<'project-log'>, b: Data<'project-log'>): number {
  return a.dateCreated < b.dateCreated ? -1 : Number(a.dateCreated > b.dateCreated);
}
