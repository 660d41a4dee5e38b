import { continueFileTask, listDeletedFiles, listFiles } from '../../../../shared/contract/calls/files.ts';
import { nameOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { call } from '../../api/call.ts';
import { networkValue } from '../../api/network.ts';
import { queryClient } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { formatNumber } from '../../components/format.ts';
import { toast } from '../../state/toast.ts';
import { filesText as text } from '../../text/files.ts';

export type FileRef = Pick<FileEntry, 'type' | 'path'>;
type LeftoverFile = { path: string; message: string };

/** What is done to each of some files and folders, one after the other. @returns whether all of it was done */
export type EachFile = <One extends FileRef>(
  entries: readonly One[],
  failure: string,
  work: (entry: One) => Promise<{ taskId: number | null }>,
) => Promise<boolean>;

export function eachFileOf(projectCode: string): EachFile {
  const each = throwingEachFileOf(projectCode);
  return async (entries, failure, work) => {
    try {
      return await each(entries, failure, work);
    } catch (error) {
      reportError(error, failure);
      return false;
    }
  };
}

/** For a dialog, which shows what is thrown itself. */
export function throwingEachFileOf(projectCode: string): EachFile {
  return async (entries, failure, work) => {
    const left: LeftoverFile[] = [];
    try {
      for (const entry of entries) {
        const { taskId } = await work(entry);
        if (taskId !== null) left.push(...(await follow(projectCode, entry.path, taskId)));
      }
      return left.length === 0;
    } finally {
      if (left.length > 0) reportLeftover(failure, left);
      if (networkValue.get()) await readFilesAgain();
    }
  };
}

async function follow(projectCode: string, path: string, taskId: number): Promise<LeftoverFile[]> {
  for (;;) {
    const { isDone, count, left } = await call(continueFileTask, { params: { projectCode }, body: { taskId } });
    if (isDone) return left;
    toast.info(text.working(path, count));
  }
}

export async function readFilesAgain(): Promise<void> {
  await Promise.all(
    [listFiles, listDeletedFiles].map((route) => queryClient.invalidateQueries({ queryKey: [route.name] })),
  );
}

function reportLeftover(failure: string, left: readonly LeftoverFile[]): void {
  const [first] = left;
  if (left.length === 1) toast.error(`${nameOf(first!.path)}: ${first!.message}`);
  else {
    const names = left.slice(0, 3).map(({ path }) => nameOf(path));
    toast.error(text.left(failure, formatNumber(left.length), names.join(', '), left.length > names.length));
  }
}
