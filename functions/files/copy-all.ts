import { AppError } from '../../shared/codes/errors.ts';
import { quarantined } from '../../shared/codes/errors/files.ts';
import { nameOf, pathFault } from '../../shared/lib/file-paths.ts';
import { inParallel } from './storage/change.ts';
import { type CopyOutcome, type Copy, FileChanged, copyFile, copyInParts, isLarge } from './storage/copy.ts';
import { readFileKey } from './storage/keys.ts';
import { isNamed } from '../platform/sdk.ts';
import type { FileTask, RunningTask } from './file-task-store.ts';

export type LeftoverFile = FileTask['left'][number];
type Outcome = { copied: Copy[]; left: LeftoverFile[]; isWhole: boolean };

export async function copyAll(running: RunningTask, copies: readonly Copy[]): Promise<Outcome> {
  const outcome: Outcome = { copied: [], left: [], isWhole: true };
  const copyOne = async (copy: Copy) => {
    const end = running.isOver() ? 'more' : await tryCopy(running, copy);
    if (end === 'done') outcome.copied.push(copy);
    else if (end === 'more') outcome.isWhole = false;
    else if (end) outcome.left.push({ path: pathOf(copy.from), message: end });
  };
  const small = copies.filter((copy) => !isLarge(copy));
  await inParallel(small, copyOne);
  for (const copy of copies.filter(isLarge)) await copyOne(copy);
  return outcome;
}

async function tryCopy(running: RunningTask, copy: Copy): Promise<CopyOutcome | (string & {}) | undefined> {
  // The path may become too deep in the new folder.
  const fault = copy.to === copy.from ? undefined : pathFault(pathOf(copy.to).replace(/\/$/, ''));
  if (fault) return fault;
  try {
    const end = isLarge(copy) ? await copyLarge(running, copy) : await copyFile(copy);
    return end === 'taken' ? takenMessage(copy.to) : end;
  } catch (error) {
    if (error instanceof FileChanged) return changedMessage;
    if (isNamed(error, 'NoSuchKey', 'NotFound', 'NoSuchVersion')) return undefined;
    // The scanner has just found a threat.
    if (isNamed(error, 'AccessDenied', 'Forbidden', '403')) return quarantinedMessage;
    throw error;
  }
}

async function copyLarge(running: RunningTask, copy: Copy): Promise<CopyOutcome> {
  const { copying } = running.task;
  const isThis = copying?.key === copy.to && copying.etag === copy.etag;
  return copyInParts(copy, {
    begun: isThis ? copying : undefined,
    onBegun: (begun) => running.save({ copying: { key: copy.to, etag: copy.etag, ...begun } }),
    isOver: () => running.isOver(),
  });
}

export function withLeft(before: readonly LeftoverFile[], more: readonly LeftoverFile[]): LeftoverFile[] {
  const each = new Map([...before, ...more].map((one) => [one.path, one]));
  return [...each.values()].sort((a, b) => (a.path < b.path ? -1 : 1)).slice(0, 100);
}

export function pathOf(key: string): string {
  return readFileKey(key)?.path ?? '';
}

export const quarantinedMessage = new AppError(quarantined).message;
export const changedMessage = 'Filen har ändrats under tiden och ligger kvar.';

function takenMessage(key: string): string {
  return `Det finns redan en fil som heter ”${nameOf(key)}”.`;
}

/** Tolerated clock skew. */
export const toleranceMs = 2000;

export function wasThere({ changedAt }: { changedAt: Date }, { startedAt }: FileTask): boolean {
  return changedAt.getTime() <= Date.parse(startedAt) + toleranceMs;
}
