import { randomUUID } from 'node:crypto';
import { keys } from '../data/core/keys.ts';
import { queryRange } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

type FileChange = {
  what: 'uploaded' | 'aborted' | 'folder-made' | 'moved' | 'deleted' | 'restored';
  path: string;
  to?: string | undefined;
  more?: readonly string[];
};

type WriteContext = { unit: UnitOfWork; user: { userId: number }; now: Date };

const retentionSeconds = 365 * 24 * 60 * 60;

/** Keeps an audit trail of a project's files for a year; S3 does not know our users. */
export function noteFileChange(
  projectId: number,
  { what, path, to, more = [] }: FileChange,
  { unit, user, now }: WriteContext,
): void {
  const at = now.toISOString();
  unit.put({
    ...keys.fileChange(projectId, at, randomUUID()),
    at,
    userId: user.userId,
    what,
    path,
    projectId,
    ...(to !== undefined && { to }),
    ...(more.length > 0 && { more }),
    ttl: Math.floor(now.getTime() / 1000) + retentionSeconds,
  });
}

/** The latest change of a file after a time: of itself, or of one that took its path. */
export async function latestFileChange(
  projectId: number,
  path: string,
  since: string,
): Promise<{ userId: number; at: string } | undefined> {
  const range = { from: keys.fileChange(projectId, since, ''), to: keys.fileChange(projectId, '9', '') };
  const changes = await queryRange(range);
  const change = changes.find(
    (one) => one['path'] === path || one['to'] === path || ((one['more'] as string[] | undefined) ?? []).includes(path),
  );
  return change && { userId: change['userId'] as number, at: change['at'] as string };
}
