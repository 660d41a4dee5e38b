import { projectLogTypes } from '../../shared/codes/projects.ts';
import type { ProjectLog } from '../../shared/schemas/project-log.ts';
import { projectLogTypeLabels } from '../../shared/text/project-logs.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { type RecordMap, findRecords } from '../data/core/table.ts';

export async function logViews(entries: readonly StoredRecord<'project-log'>[]): Promise<ProjectLog[]> {
  const users = await findRecords(
    entries.flatMap(({ data, changedBy }) => [['user', data.userId] as const, ['user', changedBy] as const]),
  );
  return entries.map((entry) => viewOf(entry, users));
}

export async function logView(entry: StoredRecord<'project-log'>): Promise<ProjectLog> {
  const [view] = await logViews([entry]);
  return view!;
}

function viewOf(
  { id, version, changedAt, changedBy, data }: StoredRecord<'project-log'>,
  users: RecordMap,
): ProjectLog {
  const type = projectLogTypes.indexOf(data.logType);
  const initialsOf = (userId: number) => users.get('user', userId)?.data.initials ?? '';
  const isChanged = version > 1;
  return {
    projectLogId: id,
    projectId: data.projectId,
    message: data.message,
    logType: type,
    logTypeName: projectLogTypeLabels[data.logType],
    userId: data.userId,
    userInitials: initialsOf(data.userId),
    dateCreated: data.dateCreated,
    // A record has no timestamp until it is committed.
    dateChanged: isChanged ? changedAt || null : null,
    changedByInitials: isChanged ? initialsOf(changedBy) : '',
    version,
  };
}
