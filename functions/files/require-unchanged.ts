import { AppError } from '../../shared/codes/errors.ts';
import { conflict } from '../../shared/codes/errors/changes.ts';
import { formatInstant } from '../../shared/lib/format.ts';
import { nameOf } from '../../shared/lib/file-paths.ts';
import { latestFileChange } from './file-change-store.ts';
import { findRecord } from '../data/core/table.ts';
import { findFile } from './require-file.ts';

/** S3 tells whole seconds of some requests. */
const secondOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** @throws not_found; conflict that names who has changed the file since */
export async function requireUnchanged(projectId: number, path: string, since: string | undefined): Promise<void> {
  const file = await findFile(projectId, path);
  if (since === undefined || secondOf(file.changedAt) <= secondOf(new Date(since))) return;
  const change = await latestFileChange(projectId, path, since);
  const user = change && (await findRecord('user', change.userId));
  const who = user ? `${user.data.firstName} ${user.data.lastName} (${user.data.initials})` : 'Någon';
  const when = formatInstant(change?.at ?? file.changedAt.toISOString());
  throw new AppError(conflict, { message: `${who} ändrade filen ”${nameOf(path)}” ${when}, så den är kvar.` });
}
